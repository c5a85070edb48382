import type { DemoPost } from './post.ts'

export const generalPosts: readonly DemoPost[] = [
  {
    author: 'luna',
    category: 'general',
    content:
      'Esta noche la Vía Láctea se ve tan clara que parece que alguien ha derramado azúcar sobre el cielo. ¿Desde dónde la miráis vosotros?',
    likedBy: ['sol', 'venus', 'nova'],
    comments: [
      { from: 'sol', content: 'Desde la cocina, con harina hasta los codos. Aquí también se derramó algo.' },
      { from: 'nova', content: 'Desde el patio del insti, si nos dejaran quedarnos.' },
    ],
  },
  {
    author: 'sol',
    category: 'general',
    content:
      'Propósito de la semana: salir a caminar sin teléfono y volver con una historia. La de hoy: un señor que le da los buenos días a cada árbol, por su nombre.',
    likedBy: ['luna', 'marte', 'venus'],
    comments: [{ from: 'venus', content: 'Quiero ser ese señor cuando sea mayor.' }],
  },
  {
    author: 'nova',
    category: 'general',
    content:
      'Pregunta seria: si la luz de una estrella tarda mil años en llegar, ¿saludar a una estrella cuenta como mandar una carta?',
    likedBy: ['luna', 'sol', 'marte', 'venus'],
    comments: [
      { from: 'luna', content: 'Cuenta. Y el remitente eres tú, que ya es bonito.' },
      { from: 'marte', content: 'Con acuse de recibo dentro de dos mil años.' },
    ],
  },
  {
    author: 'venus',
    category: 'general',
    content:
      'Recordatorio amable: detrás de cada perfil hay alguien mirando el mismo cielo. Hablémonos como si compartiéramos manta.',
    likedBy: ['luna', 'sol', 'nova'],
    comments: [],
  },
]
