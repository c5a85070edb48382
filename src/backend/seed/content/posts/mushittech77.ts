import type { DemoPost } from './post.ts'

export const hostingPosts: readonly DemoPost[] = [
  {
    author: 'marte',
    category: 'mushittech77',
    content:
      'He mudado la web del taller a un servidor nuevo y ahora carga antes de que termine de parpadear. Mi abuela dice que el mérito es del parpadeo.',
    likedBy: ['sol', 'luna'],
    comments: [{ from: 'sol', content: 'Tu abuela debería dirigir una agencia espacial.' }],
  },
  {
    author: 'luna',
    category: 'mushittech77',
    content:
      'Por fin tengo dominio propio para mis cuentos. Elegir el nombre me llevó más tiempo que escribirlos. ¿Cómo elegisteis el vuestro?',
    likedBy: ['marte'],
    comments: [{ from: 'marte', content: 'El mío lo eligió el presupuesto.' }],
  },
  {
    author: 'sol',
    category: 'mushittech77',
    content:
      'Mi clase ha hecho una página sobre las fases de la Luna y la ha visitado gente de once países. Han puesto once chinchetas en el mapa y no caben en sí.',
    likedBy: ['luna', 'venus', 'nova'],
    comments: [],
  },
]
