import { befriend } from '#tests/backend/support/members.ts'
import { startAgain } from '../bridge/support/start-again.ts'
import { writeComments, writePosts } from '../feed/support/content.ts'
import { expect, test } from '../fixtures/test.ts'

test('links lead to a post, a member and a conversation: after the sign-in, while the app runs, at its next start', async ({
  launchApp,
  luna,
  sol,
}) => {
  // Two starts in one test.
  test.slow()
  await befriend(sol, luna)
  const [post] = await writePosts(sol, ['Un eclipse para ti'])
  await writePosts(luna, ['Otra cosa'])
  await writeComments(luna, post, ['Lo vi desde el faro'])
  const app = await launchApp({ args: [`cosmia://post/${post}`] })
  await expect(app.pages.login.email).toBeVisible()
  await app.signIn(luna)
  const { home, profile, chat } = app.pages
  await expect(home.posts).toHaveCount(1)
  await expect(home.post('Un eclipse para ti').root).toContainText('Lo vi desde el faro')
  await expect(home.title).toHaveText('Post')

  await startAgain(app, `cosmia://user/${sol.name.toUpperCase()}`)
  await expect(profile.name).toHaveText(sol.name)
  await startAgain(app, 'cosmia://dashboard/settings')
  await startAgain(app, `cosmia://chat/${sol.id}`)
  await expect(chat.input).toBeVisible()
  await expect(home.title).toHaveText('Inicio Cósmico')
  await chat.close()
  await home.post('Otra cosa').options.click()
  await home.copyLink.click()
  await expect(home.toast('Enlace copiado')).toBeVisible()

  await app.restart()
  await app.signIn(luna)
  await expect(app.pages.home.title).toHaveText('Post')
})
