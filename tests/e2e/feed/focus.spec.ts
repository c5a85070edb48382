import { numbered, writeComments, writePosts } from './support/content.ts'
import { expect, test } from './support/test.ts'

test('when what has the focus goes, what stands in its place has it', async ({ app, home, luna }) => {
  const [first] = await writePosts(luna, ['Primero', 'Segundo'])
  await writeComments(luna, first, numbered('Comentario', 3))
  await app.signIn(luna)
  const post = home.post('Primero')

  await post.openComments()
  await post.deleteComment('Comentario 2.')
  await post.answerDeletion('Borrar')
  await expect(post.comment('Comentario 3.')).toBeFocused()
  await post.deleteComment('Comentario 3.')
  await post.answerDeletion('Borrar')
  await expect(post.comment('Comentario 1.')).toBeFocused()
  await post.deleteComment('Comentario 1.')
  await post.answerDeletion('Borrar')
  await expect(post.root).toBeFocused()

  await post.startEditing()
  await post.editor.press('Escape')
  await expect(post.options).toBeFocused()

  await post.askToDelete()
  await post.answerDeletion('Borrar')
  const other = home.post('Segundo')
  await expect(other.root).toBeFocused()
  await other.askToDelete()
  await other.answerDeletion('Borrar')
  await expect(home.main).toBeFocused()
})
