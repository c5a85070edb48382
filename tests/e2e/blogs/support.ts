import type { Member } from '#tests/backend/support/members.ts'

interface GivenBlog {
  readonly title: string
  readonly genre?: 'Ficción' | 'No Ficción' | 'Poesía' | 'Ciencia Ficción' | 'Fantasía' | 'Misterio'
  readonly content: string | Uint8Array
  /** Of bytes: by default they are a PDF. */
  readonly isText?: boolean
  readonly cover?: Uint8Array
}

let files = 0

/** Puts a post into the library, past the panel. @returns its id */
export async function publishBlog(
  author: Member,
  { title, genre = 'Poesía', content, cover, isText = typeof content === 'string' }: GivenBlog,
) {
  const store = async (folder: string, ending: string, bytes: string | Uint8Array, type: string) => {
    files += 1
    const path = `${author.id}/${folder}/${files}-x${ending}`
    const { error } = await author.client.storage
      .from('user-assets')
      .upload(path, new Blob([bytes as Uint8Array<ArrayBuffer>], { type }))
    if (error) throw error
    return `user-assets/${path}`
  }
  const content_url = isText
    ? await store('blog-content', '.txt', content, 'text/plain')
    : await store('blog-content', '.pdf', content, 'application/pdf')
  const cover_url = cover ? await store('blog-covers', '.png', cover, 'image/png') : null
  const row = { title, genre, content_url, cover_url }
  const { data } = await author.client.from('blog_posts').insert(row).select('id').single().throwOnError()
  return data.id
}
