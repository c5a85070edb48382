import { onOwnServer } from '../fixtures/servers.ts'
import { memberChooses } from '../support/member-chooses.ts'
import { png } from '../support/pictures.ts'
import { expect, test } from './support/test.ts'

test.use(onOwnServer)

const VIOLET = [139, 92, 246] as const

test(
  'a post with its picture that nobody answered waits in the feed, through a killed app, and is out once when the server is back',
  { tag: '@again' },
  async ({ app, home, ownServer, pageErrors, launchApp, luna, sol }) => {
    test.setTimeout(180_000)
    // Whatever is asked while the server is away is reported by the page.
    pageErrors.allow(/./)
    await app.signIn(luna)
    const dialog = await home.openDialog()
    await dialog.text.fill('Eclipse desde la azotea')
    await memberChooses(app, 'eclipse.png', png(64, 48, VIOLET))
    await dialog.attach.click()
    await expect(dialog.preview).toBeVisible()
    await dialog.alt.fill('Un anillo de luz')

    await ownServer.stop()
    await dialog.publish.click()
    await expect(dialog.root).toBeHidden()
    await expect(home.announcement).toContainText('Saldrá solo cuando vuelva la conexión.')
    await expect(home.waiting).toContainText('Eclipse desde la azotea')
    await expect(home.waiting.getByRole('img', { name: 'Un anillo de luz' })).toBeVisible()
    // The form is free for another one.
    await expect((await home.openDialog()).text).toHaveValue('')
    await dialog.text.fill('Y otra más')
    await dialog.publish.click()
    await expect(home.waiting).toHaveText([/Y otra más/, /Eclipse/])

    await app.kill()
    const { home: again } = await app.restart()
    await expect(again.waiting).toHaveText([/Y otra más/, /Eclipse/])
    await expect(again.waiting.getByRole('img', { name: 'Un anillo de luz' })).toBeVisible()

    await ownServer.comeBack()
    await expect(again.posts).toHaveText([/Y otra más/, /Eclipse/], { timeout: 60_000 })
    await expect(again.waiting).toHaveCount(0)

    const other = await launchApp({ member: sol })
    await expect(other.pages.home.posts).toHaveText([/Y otra más/, /Eclipse/])
    const { image } = other.pages.home.post('Eclipse')
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(64)
    await expect(image).toHaveAttribute('alt', 'Un anillo de luz')
  },
)
