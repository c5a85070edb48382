import type { Page } from 'playwright'
import type { Member } from '#tests/backend/support/members.ts'
import { photo } from '../../support/pictures.ts'

/** Pixels of what a camera of today takes, lying. */
const CAMERA = { width: 6000, height: 4000 } as const

/** Publishes a post with a picture as a client of somebody else's does. */
export async function postPicture(
  { client, id }: Member,
  content: string,
  picture: { readonly name: string; readonly file: Blob },
  told: { readonly media_width?: number; readonly media_height?: number } = {},
): Promise<void> {
  const path = `${id}/posts/${picture.name}`
  const { error } = await client.storage.from('user-assets').upload(path, picture.file)
  if (error) throw error
  await client
    .from('posts')
    .insert({ content, image_url: `user-assets/${path}`, ...told })
    .throwOnError()
}

/**
 * Posts, 'Foto 1.' and so on, with a picture each as a camera takes it: 24 megapixels, of whose size nothing is told.
 * @param page that draws the picture
 */
export async function postCameraPictures(page: Page, member: Member, count: number): Promise<void> {
  const file = new Blob([await photo(page, CAMERA.width, CAMERA.height)], { type: 'image/jpeg' })
  for (let index = 1; index <= count; index += 1)
    await postPicture(member, `Foto ${index}.`, { name: `${index}-camara.jpg`, file })
}
