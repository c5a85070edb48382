import type { Page } from 'playwright'
import { befriend, type Member } from '#tests/backend/support/members.ts'
import { sendMessages, storedMessages } from '../chat/support/messages.ts'
import { writePosts } from '../feed/support/content.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'
import { png } from '../support/pictures.ts'
import { LiveLine, takeAway } from '../support/parts.ts'

test.use(asLuna)

/** Milliseconds after a part is back by which all that it brings is there. */
const SOON = { timeout: 20_000 }

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

/** A post with a picture. */
async function writePicture({ id, client }: Member, content: string): Promise<void> {
  const path = `${id}/posts/${Date.now()}-foto.png`
  const picture = new Blob([png(320, 40, [90, 60, 200])], { type: 'image/png' })
  const { error } = await client.storage.from('user-assets').upload(path, picture)
  if (error) throw error
  const shown = { image_url: `user-assets/${path}`, media_width: 320, media_height: 40 }
  await client
    .from('posts')
    .insert({ content, category: 'quantumlux', ...shown })
    .throwOnError()
}

test.describe('one part of the server is away', { tag: '@again' }, () => {
  test.beforeEach(async ({ pageErrors, luna, sol }) => {
    test.slow()
    // Whatever is asked of the part meanwhile is reported by the page.
    pageErrors.allow(/./)
    await befriend(sol, luna)
    await writePosts(sol, ['Antes de todo'])
  })

  test('that of accounts › it is told, and all else goes on', async ({
    app,
    page,
    dashboard,
    chat,
    home,
    luna,
    sol,
  }) => {
    await home.post(sol.name).root.waitFor()
    const bringBack = await takeAway(page, 'auth')
    await dashboard.openSettings()
    await expect(notice(page, 'El acceso a las cuentas no responde.')).toBeVisible(SOON)
    await writePosts(sol, ['Escrito sin accesos'], 'humordidas')
    await dashboard.openSection('HuMordidas')
    await expect(home.post('Escrito sin accesos').root).toBeVisible()
    await chat.open(sol.name)
    await chat.send('¿Me lees?')
    await expect.poll(() => storedMessages(luna, sol)).toEqual(['¿Me lees?'])
    await sendMessages(sol, luna, ['Te leo'])
    await expect(chat.message('Te leo')).toBeVisible()
    await expect(app.pages.login.offline).toHaveCount(0)
    await bringBack()
    await expect(notice(page, 'El acceso a las cuentas')).toHaveCount(0, SOON)
  })

  test('that of data › what could not be read or sent is, by itself, once it is back', async ({
    page,
    dashboard,
    chat,
    home,
    luna,
    sol,
  }) => {
    await writePosts(sol, ['Un chiste'], 'humordidas')
    await chat.open(sol.name)
    const bringBack = await takeAway(page, 'data')
    await chat.send('Saldrá')
    await expect(chat.message('Saldrá').getByText('No enviado')).toBeVisible()
    await expect(notice(page, 'El servidor no responde.')).toBeVisible()
    await dashboard.openSection('HuMordidas')
    await expect(home.whenBack.first()).toBeVisible()
    // What comes live does not go by the data API.
    await sendMessages(sol, luna, ['En directo'])
    await expect(chat.message('En directo')).toBeVisible()

    await bringBack()
    await expect(home.post(sol.name).root).toBeVisible(SOON)
    await expect.poll(() => storedMessages(luna, sol), SOON).toContain('Saldrá')
    await expect(notice(page, 'El servidor no responde.')).toHaveCount(0)
  })

  test('that of files › texts go on; pictures and files come and go by themselves once it is back', async ({
    page,
    chat,
    home,
    luna,
    sol,
  }) => {
    await writePicture(sol, 'Mirad esto')
    await chat.open(sol.name)
    const bringBack = await takeAway(page, 'files')
    await home.category('Quantum Lux').click()
    await expect(notice(page, 'Las imágenes y los archivos no llegan.')).toBeVisible(SOON)
    await chat.send('Solo letras')
    await expect.poll(() => storedMessages(luna, sol)).toEqual(['Solo letras'])
    await chat.drop({ name: 'notas.txt', type: '', bytes: Buffer.from('notas') })
    await chat.input.press('Enter')
    await expect(chat.message('notas.txt').getByText('No enviado')).toBeVisible()

    await bringBack()
    await expect(home.post('Mirad esto').root.getByRole('img')).toHaveJSProperty('naturalWidth', 320, SOON)
    await expect(chat.message('notas.txt').getByText('No enviado')).toHaveCount(0, SOON)
    await expect(notice(page, 'Las imágenes y los archivos')).toHaveCount(0)
  })

  test('that of what is live › messages come all the same, and live again once it is back', async ({
    page,
    chat,
    home,
    luna,
    sol,
  }) => {
    const line = await LiveLine.of(page)
    await page.reload()
    await chat.open(sol.name)
    await sendMessages(sol, luna, ['en directo'])
    await expect(chat.message('en directo')).toBeVisible()
    await line.cut()
    await expect(notice(page, 'El chat llega con un poco de retraso.')).toBeVisible(SOON)
    await expect(chat.reconnecting).toHaveCount(0)
    await sendMessages(sol, luna, ['con retraso'])
    await expect(chat.message('con retraso')).toBeVisible(SOON)
    await chat.send('de vuelta')
    await expect.poll(() => storedMessages(luna, sol)).toContain('de vuelta')
    await home.category('General').click()
    await expect(home.post(sol.name).root).toBeVisible()

    line.restore()
    await expect(notice(page, 'El chat llega con un poco de retraso.')).toHaveCount(0, SOON)
    await sendMessages(sol, luna, ['otra vez en directo'])
    await expect(chat.message('otra vez en directo')).toBeVisible({ timeout: 5_000 })
  })
})
