import { readFileSync } from 'node:fs'
import { codeFor, newClient, password } from '#tests/backend/support/members.ts'
import { totpOf } from '#tests/backend/support/totp.ts'
import type { Pages } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { registration } from '../support/accounts.ts'
import { memberChooses, memberSavesAs } from '../support/member-chooses.ts'
import { png } from '../support/pictures.ts'

const VIOLET = [164, 143, 255] as const
const NEW_PASSWORD = 'otro-cosmos-2026'
const note = Buffer.from('Saturno a las diez, hacia el sur')

/** Sets up the second step in the settings. @returns its secret */
async function setUpSecondStep({ dashboard, settings: { secondStep }, login }: Pages): Promise<string> {
  await dashboard.goTo('/dashboard/settings')
  await secondStep.open.click()
  await secondStep.name.fill('Móvil')
  await secondStep.begin.click()
  const secret = await secondStep.secret()
  await secondStep.code.fill(totpOf(secret))
  await expect(login.toast('¡Verificación en dos pasos activada!')).toBeVisible()
  await secondStep.close.click()
  return secret
}

test(
  'a newcomer signs up, posts a picture, finds a friend, talks, guards the account, and leaves with all that is theirs',
  { tag: '@again' },
  async ({ app, launchApp, page, server, sol, pageErrors }) => {
    // Two windows, and a life in one of them.
    test.setTimeout(240_000)
    pageErrors.allow(/status of (400|403|422)/, /code could not be checked/)
    const { login, dashboard, home, profile, search, chat, settings } = app.pages
    const values = registration('nuria')
    const other = await launchApp({ member: sol })
    const { home: solHome, friends: solFriends, chat: solChat } = other.pages

    await test.step('signs up by the code of the mail, not by another', async () => {
      await login.fillRegistration(values)
      await login.createAccount.click()
      await login.typeStep.choose('Buscador Espiritual')
      const code = await codeFor(server, values.email)
      await login.code.type(code === '00000000' ? '11111111' : '00000000')
      await expect(login.code.root.getByRole('alert')).toHaveText('El código no es válido o ha caducado.')
      await login.code.type(code)
      await expect(dashboard.userMenu).toBeVisible()
    })

    await test.step('posts a picture, which others see', async () => {
      const text = `El primer cielo de ${values.username}`
      const dialog = await home.openDialog()
      await memberChooses(app, 'saturno.png', png(64, 48, VIOLET))
      await dialog.attach.click()
      await expect(dialog.preview).toBeVisible()
      await dialog.text.fill(text)
      await dialog.publish.click()
      await expect(home.toast('¡Post creado!')).toBeVisible()
      await solHome.page.reload()
      const { image } = solHome.post(text)
      await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64)
    })

    await test.step('finds a friend, asks and is accepted while both look on', async () => {
      await page.keyboard.press('/')
      await search.field.fill(sol.name)
      await search.option(sol.name).click()
      await profile.ask.click()
      await expect(profile.waiting.first()).toBeVisible()
      await solFriends.accept(values.username).press('Enter')
      await expect(solFriends.toast('Ahora son amigos')).toBeVisible()
      await expect(profile.write).toBeVisible()
    })

    await test.step('talks, and shows a file', async () => {
      await profile.write.click()
      await chat.send('¡Ya somos amigas!')
      await solChat.open(values.username)
      await expect(solChat.messages).toHaveText([/¡Ya somos amigas!/])
      await solChat.send('¿Qué miras hoy?')
      await expect(chat.messages).toHaveText([/¡Ya somos amigas!/, /¿Qué miras hoy\?/])
      await memberChooses(app, 'cielo.txt', note)
      await chat.attach.click()
      await chat.input.press('Enter')
      const saved = await memberSavesAs(other, 'guardado.txt')
      await solChat.messages.nth(2).getByRole('button', { name: 'Guardar cielo.txt' }).click()
      await expect(solChat.toast('Archivo guardado')).toBeVisible()
      expect(readFileSync(saved)).toEqual(note)
      await chat.close()
    })

    const secret = await test.step('sets up a second step, and signs in with it', async () => {
      const added = await setUpSecondStep(app.pages)
      await dashboard.signOut()
      await login.logIn(values.email, password)
      await login.secondStep.code.fill(totpOf(added))
      await expect(dashboard.userMenu).toBeVisible()
      return added
    })

    await test.step('forgets the password, and takes another by mail and second step', async () => {
      await dashboard.signOut()
      await login.email.fill(values.email)
      await login.forgotten.click()
      await login.recovery.send.click()
      await login.recovery.code.waitFor()
      await login.recovery.code.fill(await codeFor(server, values.email, 3))
      await login.secondStep.code.fill(totpOf(secret))
      await login.recovery.password.fill(NEW_PASSWORD)
      await login.recovery.repeated.fill(NEW_PASSWORD)
      await login.recovery.repeated.press('Enter')
      await expect(dashboard.userMenu).toBeVisible()
    })

    await test.step('takes all that is theirs along', async () => {
      const target = await memberSavesAs(app, 'datos.json')
      await dashboard.goTo('/dashboard/settings')
      await settings.download.open.click()
      await settings.download.choose.click()
      await expect(login.toast('¡Datos descargados!')).toBeVisible()
      expect(JSON.parse(readFileSync(target, 'utf8'))).toMatchObject({
        account: { email: values.email },
        posts: [{ content: `El primer cielo de ${values.username}` }],
        files: [{ bucket: 'chat-assets' }, { bucket: 'user-assets' }],
      })
    })

    await test.step('deletes the account, of which nothing is left', async () => {
      const { data } = await sol.client.rpc('search_members', { q: values.username }).throwOnError()
      const [id = ''] = data.map((found) => found.id)
      const { deletion } = settings
      await deletion.open.click()
      await deletion.word.fill('ELIMINAR')
      await deletion.password.fill(NEW_PASSWORD)
      await deletion.root.getByLabel('Código de 6 dígitos').fill(totpOf(secret))
      await deletion.confirm.click()
      await expect(login.toast('Tu cuenta ya no existe')).toBeVisible()
      await expect(login.loginTitle).toBeVisible()
      const owner = newClient(server, server.secretKey)
      const left = [
        (await owner.from('profiles').select('id').eq('id', id).throwOnError()).data,
        (await owner.from('posts').select('id').eq('user_id', id).throwOnError()).data,
        (await owner.storage.from('user-assets').list(`${id}/posts`)).data,
        (await owner.storage.from('chat-assets').list(`${id}/chat/${sol.id}`)).data,
      ]
      expect(left).toEqual([[], [], [], []])
      expect((await owner.auth.admin.getUserById(id)).error?.code).toBe('user_not_found')
    })
  },
)
