import { befriend, unique } from '#tests/backend/support/members.ts'
import { onLine, type LineFixtures } from '../support/silent-proxy.ts'
import { expect, test } from '../fixtures/test.ts'
import { newPatientMember } from '../fixtures/members.ts'

/** What the lists of received and of sent requests are read by. */
const LISTS = /rpc\/received_requests|friend_requests\?select=created_at/

test(
  'a request is seen wherever one is, is said, goes when it is withdrawn, and is answered beside home',
  { tag: '@again' },
  async ({ app, page, dashboard, friends, home, luna, sol, venus }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await app.signIn(luna)
    await dashboard.openSection('Agenda')
    await expect(dashboard.heading).toHaveText('Agenda')
    await sol.client.from('friend_requests').insert({ receiver_id: luna.id }).throwOnError()
    const seen = { timeout: 5_000 }
    const link = (name: string) => dashboard.sections.getByRole('link', { name, exact: true })
    await expect(link('Amigos, 1 solicitud')).toContainText('1', seen)
    // At one place of the sidebar is enough.
    await expect(link('Mi Perfil')).toBeVisible()
    await expect(dashboard.notifications).toHaveAccessibleName('Notificaciones, 1 solicitud')
    await expect(home.announcement).toHaveText(`${sol.name} quiere agregarte.`)
    await venus.client.from('friend_requests').insert({ receiver_id: luna.id }).throwOnError()
    await expect(link('Amigos, 2 solicitudes')).toBeVisible(seen)
    // The rail, and the button where there is no room for it.
    await page.setViewportSize({ width: 900, height: 700 })
    await expect(link('Amigos, 2 solicitudes')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    await expect(dashboard.openSections).toHaveAccessibleName('Abrir secciones, 2 solicitudes')
    await page.setViewportSize({ width: 1280, height: 800 })

    // Nobody tells of a withdrawal: coming back to the window shows it, within a minute also without that.
    await venus.client.from('friend_requests').delete().eq('receiver_id', luna.id).throwOnError()
    await home.returnToWindow()
    await expect(link('Amigos, 1 solicitud')).toBeVisible(seen)
    await dashboard.openSection('Inicio')
    await expect(friends.besideHome.getByRole('listitem')).toContainText([`${sol.name}quiere agregarte`])
    await friends.accept(sol.name).press('Enter')
    await expect(friends.toast('Ahora son amigos')).toBeVisible()
    await expect(friends.besideHome).toHaveCount(0)
    await expect(link('Amigos')).toBeVisible()
    await expect(dashboard.friends.getByRole('heading', { name: 'Amigos' })).toBeFocused()
    await expect(dashboard.friend(sol.name)).toBeVisible()
  },
)

const testOnLine = test.extend<LineFixtures>(onLine)

testOnLine(
  'what came in while the window could not hear is seen once it can',
  { tag: '@again' },
  async ({ app, page, dashboard, pageErrors, line, luna, sol }) => {
    pageErrors.allow(/ERR_/, /live messages/, /WebSocket/, /catching up with changes failed/)
    const listed = page.waitForResponse(LISTS)
    await app.signIn(luna)
    await dashboard.openSection('Agenda')
    await listed
    line.cut()
    await sol.client.from('friend_requests').insert({ receiver_id: luna.id }).throwOnError()
    line.restore()
    await expect(dashboard.sections.getByRole('link', { name: 'Amigos, 1 solicitud' })).toBeVisible({
      timeout: 20_000,
    })
  },
)

// spec: 2.soon.pages
test('the page of friends lists who asks, who is asked and who is a friend, each to be answered, taken back or left', async ({
  app,
  page,
  backend,
  dashboard,
  friends,
  profile,
  chat,
  pageErrors,
  luna,
  sol,
}) => {
  test.slow()
  pageErrors.allow(/status of 500|No se pudieron cargar/)
  await app.signIn(luna)
  await page.route(LISTS, (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await dashboard.openSection('Amigos')
  await expect(dashboard.main.getByText('No se pudieron cargar las solicitudes.')).toHaveCount(1)
  await page.unroute(LISTS)
  const retry = dashboard.main.getByRole('button', { name: 'Reintentar' })
  await retry.first().press('Enter')
  await expect(friends.noneReceived).toBeVisible()
  await expect(friends.noFriends).toBeVisible()
  await expect(friends.soon).toBeVisible()

  const marte = await newPatientMember(backend, unique('marte'))
  await sol.client.from('friend_requests').insert({ receiver_id: luna.id }).throwOnError()
  await luna.client.from('friend_requests').insert({ receiver_id: marte.id }).throwOnError()
  await friends.reject(sol.name).press('Enter')
  await expect(friends.toast('Próximamente').last()).toBeVisible()
  // Put away it stays so at the next start, as the server has it, and is answered from there.
  await friends.later(sol.name).press('Enter')
  await expect(friends.toast('Solicitud apartada')).toBeVisible()
  await expect(friends.noneReceived).toBeVisible()
  await page.reload()
  await expect(friends.setAside.getByRole('listitem')).toContainText([sol.name])
  await expect(friends.noneReceived).toBeVisible()
  await friends.accept(sol.name).press('Enter')
  await expect(friends.friend(sol.name)).toBeVisible()
  await expect(friends.noneReceived).toBeVisible()
  const card = friends.card(sol.name)
  const name = friends.friend(sol.name).getByRole('link', { name: sol.name, exact: true })
  await name.hover()
  await expect(card).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(card).toBeHidden()
  await name.press('i')
  await expect(card).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('link', { name: 'Mensaje' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name).toBeFocused()
  await name.press('i')
  await card.getByRole('link', { name: 'Ver perfil' }).press('Enter')
  await expect(profile.name).toBeFocused()
  await expect(card).toBeHidden()
  await page.goBack()

  await friends.withdraw(marte.name).press('Enter')
  await expect(friends.question).toContainText(`${marte.name} dejará de verla.`)
  await friends.answer('Cancelar')
  await expect(friends.sent.getByRole('listitem')).toContainText([marte.name])
  await friends.withdraw(marte.name).press('Enter')
  await friends.answer('Retirar')
  await expect(friends.toast('Solicitud retirada')).toBeVisible()
  await expect(friends.sent).toHaveCount(0)

  await page.setViewportSize({ width: 320, height: 640 })
  const row = friends.friend(sol.name)
  await row.getByRole('link', { name: `Enviar un mensaje a ${sol.name}` }).click()
  await expect(chat.input).toBeVisible()
  await chat.close()
  expect(await dashboard.sidewaysScroll()).toEqual([])
  await friends.startEnding(row.getByRole('button', { name: `Opciones de ${sol.name}` }))
  await expect(friends.question).toContainText('volverán a ser privados y su conversación se cerrará')
  await friends.answer('Dejar de ser amigos')
  await expect(friends.toast('Ya no son amigos')).toBeVisible()
  await expect(friends.noFriends).toBeVisible()
  const { data } = await luna.client.from('friend_requests').select('status').throwOnError()
  expect(data).toEqual([])
  await dashboard.goTo(`/dashboard/user-profile/${sol.id}`)
  await expect(profile.private).toBeVisible()
})

test(
  'a friendship that is ended in one window is over in the other, its conversation too; requests are taken back',
  { tag: '@again' },
  async ({ app, dashboard, friends, profile, chat, launchApp, pageErrors, luna, sol }) => {
    test.slow()
    pageErrors.allow(/status of 406/)
    await befriend(luna, sol)
    const other = await launchApp()
    await Promise.all([app.signIn(luna), other.signIn(sol)])
    await other.pages.dashboard.goTo(`/dashboard/user-profile/${luna.id}?chat=${luna.id}`)
    await expect(other.pages.chat.input).toBeVisible()
    await expect(other.pages.profile.write).toBeVisible()

    await dashboard.goTo(`/dashboard/user-profile/${sol.id}?chat=${sol.id}`)
    await expect(chat.input).toBeVisible()
    await friends.startEnding(profile.friendship)
    await friends.answer('Dejar de ser amigos')
    await expect(profile.private).toBeVisible()
    await expect(profile.name).toBeFocused()
    for (const pages of [app.pages, other.pages]) {
      await expect(pages.profile.private).toBeVisible()
      await expect(pages.chat.panel).toContainText('Esta conversación no está disponible')
      await expect(pages.chat.input).toBeHidden()
    }

    await profile.ask.click()
    await expect(other.pages.profile.accept(luna.name)).toBeVisible()
    await profile.withdraw.click()
    await friends.answer('Retirar')
    await expect(profile.ask).toBeVisible()
    // Whoever answers it before the window has looked again reads why that is no more possible.
    await other.pages.profile.accept(luna.name).press('Enter')
    await expect(other.pages.profile.toast('Ya no está: se retiró mientras tanto.')).toBeVisible()
    await expect(other.pages.profile.ask).toBeVisible()
  },
)
