import { succeed, type Cast } from './access.ts'
import { nebula } from './art/nebula.ts'
import { blogs, type DemoBlog } from './content/blogs.ts'
import { upload } from './files.ts'

/** Publishes the blogs that are not there yet, each with its text and a cover. */
export async function seedBlogs(cast: Cast): Promise<void> {
  for (const blog of blogs) await seedBlog(cast, blog)
}

async function seedBlog(cast: Cast, { author, title, genre, slug, text }: DemoBlog): Promise<void> {
  const { client, id } = cast[author]
  const existing = await client.from('blog_posts').select('id').match({ user_id: id, title })
  succeed(`the blogs of ${author}`, existing)
  if (existing.data?.length !== 0) return
  const cover = await upload(client, `${id}/blog-covers/${slug}.png`, nebula(title, 360, 480), 'image/png')
  const content = await upload(client, `${id}/blog-content/${slug}.txt`, text, 'text/plain')
  const blog = { title, genre, cover_url: cover, content_url: content }
  succeed(`the blog «${title}»`, await client.from('blog_posts').insert(blog))
}
