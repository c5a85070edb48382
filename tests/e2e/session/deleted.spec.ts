import { befriend, type Member } from '#tests/backend/support/members.ts'
import { writeComments, writePosts } from '../feed/support/content.ts'
import { sendMessages, storedMessages } from '../chat/support/messages.ts'
import type { DesktopApp } from '../fixtures/desktop-app.ts'
import { onOwnServer } from '../fixtures/servers.ts'
import { expect, test } from '../fixtures/test.ts'

/** Milliseconds within which others no longer read what a member has deleted and left: before the toast would have gone. */
const SOON = { timeout: 4_000 }

/** Texts of a test, which others that run beside it do not write. */
const textsOf = ({ name }: Member) => ({
  own: `Post con prisa de ${name}`,
  theirs: `Post que se queda para ${name}`,
  comment: `Comentario con prisa de ${name}`,
  message: 'Mensaje con prisa',
})

/** Lets a member publish, comment and write to a friend. @returns what the friend can still read of it */
async function somethingToDelete(author: Member, friend: Member) {
  const texts = textsOf(author)
  await befriend(author, friend)
  const [own] = await writePosts(author, [texts.own])
  const [theirs] = await writePosts(friend, [texts.theirs])
  await writeComments(author, theirs, [texts.comment])
  await sendMessages(author, friend, [texts.message])
  return async () => {
    const { client } = friend
    const { data: posts } = await client.from('posts').select('content').eq('id', String(own)).throwOnError()
    const comments = client.from('post_comments').select('content')
    const { data: comment } = await comments.eq('post_id', String(theirs)).throwOnError()
    return [...posts.map(({ content }) => content), ...comment.map(({ content }) => content)].concat(
      (await storedMessages(friend, author)).filter((text) => text !== null),
    )
  }
}

/** Deletes all of it, and leaves the toasts standing. */
async function deleteAll(
  { page, pages: { home, chat } }: DesktopApp,
  author: Member,
  friend: Member,
): Promise<void> {
  const texts = textsOf(author)
  await chat.openFromSidebar(friend.name)
  await chat.message(texts.message).waitFor()
  const commented = home.post(texts.theirs)
  await commented.openComments()
  const own = home.post(texts.own)
  await own.root.waitFor()

  await chat.optionsOf(texts.message).press('Enter')
  await chat.menuItem('Borrar mensaje').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Borrar' }).click()
  await commented.deleteComment(texts.comment)
  await commented.answerDeletion('Borrar')
  await own.askToDelete()
  await own.answerDeletion('Borrar')
  await expect(home.toast('Post borrado')).toBeVisible()
}

const allOf = (author: Member) => {
  const { own, comment, message } = textsOf(author)
  return [own, comment, message]
}

const ways = [
  { way: 'quits', tag: [], leave: (app: DesktopApp) => app.close() },
  {
    way: 'closes the window',
    tag: '@again',
    leave: (app: DesktopApp) =>
      app.electronApp.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close()),
  },
]

for (const { way, tag, leave } of ways)
  test(
    `what a member has deleted › who ${way} while it can be undone › is gone for others within seconds`,
    { tag },
    async ({ app, luna, sol }) => {
      const left = await somethingToDelete(luna, sol)
      await app.signIn(luna)
      await deleteAll(app, luna, sol)
      expect(await left()).toEqual(allOf(luna))
      await leave(app)
      await expect.poll(left, SOON).toEqual([])
    },
  )

test.describe('with a server that is away', { tag: '@again' }, () => {
  test.use(onOwnServer)

  test('what a member has deleted › who quits meanwhile › is gone after the next start', async ({
    app,
    ownServer,
    pageErrors,
    luna,
    sol,
  }) => {
    test.slow()
    pageErrors.allow(
      /Failed to fetch/,
      /net::ERR_/,
      /WebSocket/,
      /status of 50[03]/,
      /Starting/,
      /unreachable/,
    )
    const left = await somethingToDelete(luna, sol)
    await app.signIn(luna)
    await deleteAll(app, luna, sol)
    await ownServer.kill()
    await app.close()
    await ownServer.comeBack()
    expect(await left()).toEqual(allOf(luna))
    await app.restart()
    await app.signIn(luna)
    await expect.poll(left, { timeout: 15_000 }).toEqual([])
  })
})
