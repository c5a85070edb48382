import type { DemoPost } from './post.ts'

export const marketingPosts: readonly DemoPost[] = [
  {
    author: 'marte',
    category: 'optimustime',
    content:
      'Tres meses midiendo qué funciona en el taller: los anuncios bonitos atraen miradas; contar cómo se arregla una bici atrae personas.',
    likedBy: ['luna', 'venus'],
    comments: [{ from: 'luna', content: 'Contar siempre gana.' }],
  },
  {
    author: 'venus',
    category: 'optimustime',
    content:
      'El mejor consejo de difusión que me han dado: antes de hablar más alto, escucha un poco más cerca.',
    likedBy: ['sol', 'marte', 'luna'],
    comments: [],
  },
]
