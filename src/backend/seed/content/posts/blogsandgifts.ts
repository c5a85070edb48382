import type { DemoPost } from './post.ts'

export const writingPosts: readonly DemoPost[] = [
  {
    author: 'luna',
    category: 'blogsandgifts',
    content:
      'Regalo un cuento a quien me diga el nombre de su constelación favorita y por qué. Sin trampas: el porqué tiene que ser verdad.',
    likedBy: ['sol', 'nova', 'venus'],
    comments: [
      { from: 'nova', content: 'Lyra, porque mi hermana se llama así y toca fatal la guitarra.' },
      { from: 'luna', content: 'Nova, tu cuento se titula «La cuerda que desafinaba el cielo».' },
    ],
  },
  {
    author: 'sol',
    category: 'blogsandgifts',
    content:
      'He terminado el libro de relatos que encontré en el intercambio de la plaza. En la última página alguien escribió «ahora te toca a ti». Y aquí estoy, buscando un lápiz.',
    likedBy: ['luna', 'venus'],
    comments: [],
  },
  {
    author: 'venus',
    category: 'blogsandgifts',
    content:
      'Idea de regalo que no ocupa sitio: una carta para abrir dentro de un año. La mía de este verano me ha hecho reír en voz alta en el autobús.',
    likedBy: ['luna'],
    comments: [{ from: 'sol', content: 'Robo la idea con todo el cariño.' }],
  },
]
