import type { DemoPost } from './post.ts'

export const quantumPosts: readonly DemoPost[] = [
  {
    author: 'venus',
    category: 'quantumlux',
    content:
      'Llevo un mes con la lámpara de sal en la mesa. No sé si cambia la energía del cuarto, pero me recuerda que a las diez toca apagar las pantallas. Eso ya es luz.',
    likedBy: ['luna', 'sol'],
    comments: [{ from: 'luna', content: 'La mejor reseña que he leído de una lámpara.' }],
  },
  {
    author: 'luna',
    category: 'quantumlux',
    content:
      'Cinco minutos de respirar mirando una vela antes de escribir. Las frases salen menos apretadas.',
    likedBy: ['venus'],
    comments: [{ from: 'venus', content: 'La vela también respira contigo, fíjate.' }],
  },
  {
    author: 'sol',
    category: 'quantumlux',
    content:
      'Hemos colgado un prisma en la ventana del aula. A las once y diez, puntual, entra un arcoíris y nadie quiere salir al recreo.',
    likedBy: ['luna', 'marte', 'nova', 'venus'],
    comments: [],
  },
]
