import type { DemoPost } from './post.ts'

export const humorPosts: readonly DemoPost[] = [
  {
    author: 'marte',
    category: 'humordidas',
    content:
      'Le pedí a mi asistente de voz que pusiera algo de espacio y dejó diez segundos de silencio. Técnicamente impecable.',
    likedBy: ['luna', 'sol', 'nova', 'venus'],
    comments: [{ from: 'sol', content: 'Diez de diez. En el vacío.' }],
  },
  {
    author: 'nova',
    category: 'humordidas',
    content: 'Mi profe: «El universo se expande». Mi mochila, el lunes: «Y yo también».',
    likedBy: ['luna', 'sol', 'marte'],
    comments: [],
  },
  {
    author: 'luna',
    category: 'humordidas',
    content:
      'Fui a pedir deseos a una estrella fugaz y resultó ser un avión con prisa. Igual me ha concedido uno: llegó a tiempo.',
    likedBy: ['sol', 'nova'],
    comments: [{ from: 'marte', content: 'Los aviones conceden deseos con cuarenta minutos de retraso.' }],
  },
]
