import type { DemoPost } from './post.ts'

export const jobPosts: readonly DemoPost[] = [
  {
    author: 'marte',
    category: 'impulsame',
    content:
      'Busco a alguien con mano para la madera que quiera compartir taller dos tardes por semana. Yo pongo las máquinas, el café y la música mala.',
    likedBy: ['venus', 'sol'],
    comments: [
      { from: 'sol', content: 'Se lo paso a mi vecina, que hace sillas que dan ganas de quedarse.' },
    ],
  },
  {
    author: 'venus',
    category: 'impulsame',
    content:
      'Cambio dos horas de acompañamiento para hablar en público por clases de guitarra. Prometo paciencia con mis propios dedos.',
    likedBy: ['luna', 'nova'],
    comments: [],
  },
]
