import { fillFeed } from '../feed/support/content.ts'
import { loseServer, NO_ANSWER, pagesAskedFor, regainServer } from '../feed/support/server.ts'
import { expect, test } from '../feed/support/test.ts'

/** More than the feed takes for fresh, in milliseconds. */
const LATER = 31_000

test('coming back, focus and reconnect each read at most two pages anew, of 22 that were read', async ({
  app,
  home,
  dashboard,
  backend,
  pageErrors,
  luna,
}) => {
  test.slow()
  pageErrors.allow(...NO_ANSWER)
  const { rename } = await fillFeed(backend, luna, 435)
  await app.signIn(luna)
  await home.readToTheEnd()
  await home.expectTotal(435)
  await home.main.press('Home')
  await expect(home.title).toBeInViewport()
  const asked = pagesAskedFor(app.page)
  let later = 0
  const passTime = () => app.page.clock.setSystemTime(Date.now() + (later += LATER))

  await dashboard.openSettings()
  await expect(home.title).toHaveText('Configuración')
  await passTime()
  await rename('Mientras no miraba')
  await dashboard.openSection('Inicio')
  await expect(home.posts.first()).toContainText('Mientras no miraba')
  expect.soft(await asked.settled(), 'coming back').toBeLessThanOrEqual(2)

  await passTime()
  await rename('Mientras miraba a otra parte')
  await home.returnToWindow()
  await expect(home.posts.first()).toContainText('Mientras miraba a otra parte')
  expect.soft(await asked.settled(), 'focus').toBeLessThanOrEqual(2)

  await loseServer(app.page)
  // Before the like that finds out: from then on the app looks for the server, and reads once it is back.
  await rename('Mientras no había red')
  await home.topPost().like.click()
  await expect(home.toast('No se pudo procesar el like.')).toBeVisible()
  await regainServer(app.page)
  await expect(home.posts.first()).toContainText('Mientras no había red')
  expect.soft(await asked.settled(), 'reconnect').toBeLessThanOrEqual(2)
  await home.expectTotal(435)
})
