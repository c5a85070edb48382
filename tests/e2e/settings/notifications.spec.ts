import type { Page } from 'playwright'
import { expect, test } from '../fixtures/test.ts'

const tell = (page: Page, body: string) =>
  page.evaluate((shown) => window.cosmia.notifications.show(shown), {
    tag: 'sol',
    title: 'Sol',
    body,
    route: '/dashboard/home',
    canReply: false,
  })

test('a system that shows no notifications is told of once, and in the settings', async ({
  app,
  settings,
  dashboard,
  home,
  luna,
}) => {
  await app.signIn(luna)
  await app.electronApp.evaluate(({ Notification }) => {
    Notification.prototype.show = function refused() {
      this.emit('failed', {}, 'UNErrorDomain 1')
    }
  })
  await tell(app.page, 'hola')
  await expect(home.toast('Tu sistema no deja que Cosmia avise')).toContainText('Configuración')
  await home.closeToast.click()
  await tell(app.page, 'otra vez')
  await dashboard.openSettings()
  await expect(settings.silenced).toBeVisible()
  await expect(home.closeToast).toHaveCount(0)
})
