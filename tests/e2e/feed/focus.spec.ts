import { befriend } from '#tests/backend/support/members.ts'
import { dismissGreeting } from '#tests/pages/toast.ts'
import { numbered, writeComments, writePosts } from './support/content.ts'
import { holdReads } from './support/server.ts'
import { expect, test } from './support/test.ts'

test(
  'when what has the focus goes, what stands in its place has it',
  { tag: '@again' },
  async ({ app, home, luna }) => {
    const [first] = await writePosts(luna, ['Primero', 'Segundo'])
    await writeComments(luna, first, numbered('Comentario', 3))
    await app.signIn(luna)
    const post = home.post('Primero')

    await post.openComments()
    await post.deleteComment('Comentario 2.')
    await post.answerDeletion('Borrar')
    await expect(post.comment('Comentario 3.')).toBeFocused()
    await expect(home.toast('Comentario borrado')).toBeVisible()
    await post.deleteComment('Comentario 3.')
    await post.answerDeletion('Borrar')
    await expect(post.comment('Comentario 1.')).toBeFocused()
    await post.deleteComment('Comentario 1.')
    await post.answerDeletion('Borrar')
    await expect(post.root).toBeFocused()

    await post.startEditing()
    await post.editor.press('Escape')
    await expect(post.options).toBeFocused()
    await post.startEditing()
    await post.editor.fill('Primero, corregido')
    await post.save.click()
    await expect(home.announcement).toHaveText('Cambios guardados')
    await expect(home.post('Primero, corregido').options).toBeFocused()

    await post.askToDelete()
    await post.answerDeletion('Borrar')
    const other = home.post('Segundo')
    await expect(home.toast('Post borrado')).toBeVisible()
    await expect(other.root).toBeFocused()
    await other.askToDelete()
    await other.answerDeletion('Borrar')
    await expect(home.main).toBeFocused()
  },
)

test(
  'who asks for more keeps the focus meanwhile, and then reads on with what came',
  { tag: '@again' },
  async ({ app, page, home, chat, luna, sol }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await befriend(luna, sol)
    const ids = await writePosts(sol, numbered('Post', 25))
    await writeComments(sol, ids.at(-1), numbered('Comentario', 25))
    await app.signIn(luna)
    await dismissGreeting(page)
    // The page that signing in led to.
    await expect(home.title).toBeFocused()

    const post = home.post('Post 25.')
    await post.openComments()
    const releaseComments = await holdReads(page, 'post_comments')
    await post.moreComments.scrollIntoViewIfNeeded()
    await post.moreComments.press('Enter')
    await expect(post.moreComments).toHaveAttribute('aria-busy', 'true')
    await expect(post.moreComments).toBeFocused()
    releaseComments()
    await expect(post.comment('Comentario 21.')).toBeFocused()

    // The end of the list asks for more by itself, once it is near.
    const releasePosts = await holdReads(page, 'posts')
    await post.commentsButton.click()
    await expect(home.post('Post 17.').root, 'the room that the comments left').toBeVisible()
    await home.more.focus()
    await expect(home.more).toHaveAttribute('aria-busy', 'true')
    await expect(home.more).toBeFocused()
    releasePosts()
    await expect(home.post('Post 5.').root).toBeFocused()

    await writePosts(sol, ['Recién llegado'])
    await home.returnToWindow()
    await home.showNew.press('Enter')
    await expect(home.post('Recién llegado').root).toBeFocused()

    const friend = chat.friends.getByRole('button', { name: sol.name })
    await friend.press('Enter')
    await expect(chat.input).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(chat.search).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(friend).toBeFocused()
  },
)
