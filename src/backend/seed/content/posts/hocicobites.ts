import type { DemoPost } from './post.ts'

export const petPosts: readonly DemoPost[] = [
  {
    author: 'sol',
    category: 'hocicobites',
    content:
      'Cometa ha descubierto su reflejo en el estanque y lleva veinte minutos intentando prestarle el palo. Generosidad nivel galaxia.',
    likedBy: ['luna', 'marte', 'venus', 'nova'],
    comments: [
      { from: 'luna', content: 'El reflejo también le estaba ofreciendo uno. Son almas gemelas.' },
      { from: 'nova', content: '¡Necesito una foto de Cometa en mi vida!' },
    ],
  },
  {
    author: 'nova',
    category: 'hocicobites',
    content:
      'Mi gata Nebulosa ronronea justo a la frecuencia de la lavadora. He comprobado las dos. Es ciencia.',
    likedBy: ['sol', 'luna'],
    comments: [],
  },
  {
    author: 'marte',
    category: 'hocicobites',
    content:
      'En el taller hay un perro que no es mío, viene cada martes, revisa las herramientas y se va. Le hemos puesto Inspector.',
    likedBy: ['sol', 'nova', 'venus'],
    comments: [{ from: 'venus', content: '¿Y qué nota os ha puesto hoy?' }],
  },
]
