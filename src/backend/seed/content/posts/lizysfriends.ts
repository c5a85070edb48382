import type { DemoPost } from './post.ts'

export const adultPosts: readonly DemoPost[] = [
  {
    author: 'venus',
    category: 'lizysfriends',
    content:
      'Bienvenidas y bienvenidos al rincón de mayores: aquí el arte se mira despacio y se comenta con respeto.',
    likedBy: ['luna', 'sol', 'marte'],
    comments: [],
  },
  {
    author: 'luna',
    category: 'lizysfriends',
    content:
      'Ayer leí en voz alta mi primer poema de amor a los treinta menos uno. Me temblaba la hoja, pero la voz no.',
    likedBy: ['sol', 'venus'],
    comments: [{ from: 'sol', content: 'Estuve allí. Temblábamos todos menos tu voz.' }],
  },
]
