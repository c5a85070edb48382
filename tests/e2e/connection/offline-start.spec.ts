import { befriend, newClient } from '#tests/backend/support/members.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { writePosts } from '../feed/support/content.ts'
import { onOwnServer } from '../fixtures/servers.ts'
import { expect, test } from '../fixtures/test.ts'
import { keptOnDisk } from '../support/kept.ts'

test.use(onOwnServer)

test(
  'a start without a server shows all that was read, says so once, catches up and tells what the server has to say; signing out leaves nothing',
  { tag: '@again' },
  async ({ app, ownServer, pageErrors, luna, sol }) => {
    test.setTimeout(120_000)
    // Whatever is asked while the server is away is reported by the page.
    pageErrors.allow(/./)
    const server = newClient(ownServer, ownServer.secretKey)
    const tellAll = (text: string) =>
      server
        .from('client_notices')
        .insert({ text, ends_at: new Date(Date.now() + 3_600_000).toISOString() })
        .throwOnError()
    const notice = () => app.page.getByRole('region', { name: 'Aviso' })
    await tellAll('Esta noche el chat irá lento.')
    await app.page.reload()
    await expect(notice()).toContainText('Esta noche el chat irá lento.')
    await notice().getByRole('button', { name: 'Entendido' }).click()
    await expect(notice()).toHaveCount(0)

    await befriend(sol, luna)
    await writePosts(sol, ['Antes de irme', 'Mira https://estrellas.test/nova'])
    await sendMessages(sol, luna, ['hola', '¿qué tal?'])
    await app.signIn(luna)
    await app.pages.home.category('General').click()
    await app.pages.home.post('Antes de irme').root.waitFor()
    await app.pages.chat.open(sol.name)
    // The feed of the category as well, not only the posts of the whole feed that stand there until it is read.
    for (const kept of ['"general"]', 'Antes de irme', '¿qué tal?'])
      await expect.poll(() => keptOnDisk(app.page)).toContain(kept)

    await app.close()
    await ownServer.stop()
    const { home, chat, login, dashboard } = await app.restart()
    await expect(home.post('Antes de irme').root).toBeVisible()
    await expect(home.post('Mira').root.getByRole('link', { name: 'estrellas.test/nova' })).toBeVisible()
    await expect(login.offline).toHaveCount(1)
    await chat.openFromSidebar(sol.name)
    await expect(chat.messages).toHaveText([/^hola/, /^¿qué tal\?/])
    await home.category('General').click()
    // The posts stand there before as well, in a list that then goes.
    await expect(home.category('General')).toHaveAttribute('aria-pressed', 'true')
    await expect(home.post('Antes de irme').root).toBeVisible()
    for (const other of [chat.reconnecting, home.loadFailed, home.closeToast])
      await expect(other).toHaveCount(0)

    // Somebody is at the list, which stays in its place from then on.
    await app.page.keyboard.press('Shift')
    const before = await home.post('Antes de irme').restingTop()
    // The server has what is new before the app finds it again.
    const question = /[?&]apikey=/
    await app.page.route(question, (route) => route.abort())
    await ownServer.comeBack()
    await tellAll('Ya volvimos: gracias por esperar.')
    await writePosts(sol, ['Mientras no estabas'])
    await sendMessages(sol, luna, ['aquí sigo'])
    await app.page.unroute(question)
    await expect(chat.message('aquí sigo')).toBeVisible({ timeout: 30_000 })
    await expect(chat.messages).toHaveText([/^hola/, /^¿qué tal\?/, /^aquí sigo/])
    await expect(login.offline).toHaveCount(0)
    // What was put away before the restart is not told again.
    await expect(notice()).toContainText('Ya volvimos: gracias por esperar.')
    await home.showNew.waitFor()
    await expect.poll(() => home.post('Antes de irme').top()).toBe(before)
    await home.showNew.click()
    await expect(home.posts.first()).toContainText('Mientras no estabas')

    await expect.poll(() => keptOnDisk(app.page)).toContain('aquí sigo')
    await dashboard.signOut()
    // The database without anything in it.
    await expect.poll(() => keptOnDisk(app.page, 'cosmia-kept')).toBe('[[]]')
  },
)
