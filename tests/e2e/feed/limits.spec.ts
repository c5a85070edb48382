import type { Member } from '#tests/backend/support/members.ts'
import { numbered } from './support/content.ts'
import { expect, test } from './support/test.ts'

interface Answer {
  readonly error: { readonly code: string; readonly message: string } | null
}

/** Far beyond what is left of any limit when a test calls. */
const MOST = 200

/**
 * Repeats a write past the app until the server takes no more of them.
 * @throws when it is refused for another reason, or never
 */
async function untilTooMany(write: () => PromiseLike<Answer>): Promise<void> {
  for (let count = 0; count < MOST; count++) {
    const { error } = await write()
    if (error?.code === 'PT429') return
    if (error) throw new Error(`refused for another reason: ${error.code} ${error.message}`)
  }
  throw new Error(`${MOST} writes in a row were taken`)
}

/** Leaves the member no room for another post in the next half minute. */
async function postTooMuch({ client }: Member): Promise<void> {
  const rows = numbered('De un tirón', 300).map((content) => ({ content, category: 'general' as const }))
  await client.from('posts').insert(rows).throwOnError()
  await untilTooMany(() => client.from('posts').insert({ content: 'Y otro más', category: 'general' }))
}

// spec: 8.toasts.errors
test(
  'who posts too much at once is told so as an error with how long to wait, and loses nothing',
  { tag: '@again' },
  async ({ app, home, pageErrors, luna }) => {
    pageErrors.allow(/status of 429/)
    await app.signIn(luna)
    await postTooMuch(luna)
    const dialog = await home.openDialog()
    await dialog.text.fill('Una idea que no quiero perder')
    await dialog.publish.click()

    const toast = app.page.getByRole('alert').filter({ hasText: 'No se pudo crear el post.' })
    await expect(toast).toContainText('Error')
    await expect(toast).toContainText(
      /Vas a la velocidad de la luz\. Espera .+ y vuelve a intentarlo: no se ha perdido nada\./,
    )
    await dialog.publish.click()
    await expect(toast).toHaveCount(1)
    await expect(dialog.text).toHaveValue('Una idea que no quiero perder')

    const { home: reopenedHome } = await app.restart()
    await app.signIn(luna)
    const reopened = await reopenedHome.openDialog()
    await expect(reopened.text).toHaveValue('Una idea que no quiero perder')
  },
)
