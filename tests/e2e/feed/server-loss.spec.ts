import { onOwnServer } from '../fixtures/servers.ts'
import { NO_ANSWER } from './support/server.ts'
import { expect, test } from './support/test.ts'

test.use(onOwnServer)

test('nothing is lost while the server is gone', async ({ app, home, ownServer, pageErrors, luna }) => {
  test.setTimeout(90_000)
  // A server on its way in or out answers, but not what it was asked.
  pageErrors.allow(...NO_ANSWER, /net::ERR_/, /WebSocket/, /status of 50[03]/, /Starting/, /unreachable/)
  await app.signIn(luna)
  const post = await home.publish('Antes del apagón')
  await ownServer.stop()
  await post.like.click()
  await expect(home.toast('No se pudo procesar el like.')).toBeVisible()
  const dialog = await home.openDialog()
  await dialog.text.fill('Durante el apagón')
  await dialog.publish.click()
  await expect(dialog.root).toBeHidden()
  await expect(home.waiting).toContainText('Saldrá solo cuando vuelva la conexión.')

  await ownServer.comeBack()
  // A server that has just started takes its time over the first answers.
  await expect(home.posts.first()).toContainText('Durante el apagón', { timeout: 30_000 })
  await expect(home.post('Antes del apagón').like).toHaveAttribute('aria-pressed', 'false')
})
