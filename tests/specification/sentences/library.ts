import type { Sentences } from '../sentence.ts'

/** Blogs and Gifts. */
export const library: Sentences = {
  '2.blogs.main': "Blogs, main: latest posts grid and a 'become a writer' button.",
  '2.blogs.form': 'Blogs: genre form.',
  '2.blogs.panel': 'Blogs: writer panel (upload).',
  '2.blogs.reader': 'Blogs, reader view: cover, title, author, content in an embedded frame.',
  '2.blogs.donate': 'Reader view: Donate and Rate buttons that say coming soon.',
  '3.blog-posts':
    "blog_posts: id, user_id, title, genre, cover_url, content_url, created_at; author's username and avatar_url.",
  '3.genres': 'Blog genres: Ficción, No Ficción, Poesía, Ciencia Ficción, Fantasía, Misterio.',
  '3.files.blogs':
    'Uploads lie at {userId}/blog-covers/{timestamp}-{filename} and {userId}/blog-content/{timestamp}-{filename}.',
  '4.blogs.form': 'Blogs view: main to form (become writer) to writer_panel (once a genre is chosen).',
  '4.blogs.uploaded': 'Then to main after a successful upload (list reloads).',
  '4.blogs.reader': 'Main to reader_view on clicking a post.',
  '4.blogs.back': 'Back buttons return.',
  '5.blog.genre': "A genre is required: 'Por favor, selecciona un género.'",
  '5.blog.required': "Title and content file are required: 'Título y archivo de contenido son requeridos.'",
  '5.blog.cover': 'The cover is optional and image-only.',
  '5.blog.content': 'Content accepts .pdf and .txt.',
  '6.blog.own': 'Nobody publishes in the name of another member.',
  '7.blogs.read': "Blogs: select blog_posts with author's username and avatar_url, created_at descending.",
  '7.blogs.upload': 'Blogs: upload cover and content, get public URLs.',
  '7.blogs.create': 'Blogs: insert blog_posts {user_id, title, genre, cover_url, content_url}.',
  '8.blogs.load': "'No se pudieron cargar los blogs.'",
  '8.blogs.upload': "'Error de subida' with the server message, of a cover or a content file.",
  '8.success.blog': "'¡Éxito!' (blog published)",
}
