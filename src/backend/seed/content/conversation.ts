import type { PersonName } from './people.ts'

export interface DemoMessage {
  /** Fixed, as the client chooses ids: seeding again cannot double a message. */
  readonly id: string
  readonly from: PersonName
  readonly to: PersonName
  readonly content: string
}

const lines: readonly (readonly ['luna' | 'sol', string])[] = [
  ['luna', '¡Sol! ¿Sigues despierta? Acabo de ver pasar una estrella fugaz desde la azotea.'],
  ['sol', 'Despierta y con el pan en el horno. ¿Pediste el deseo?'],
  ['luna', 'Pedí que el sábado no haya ni una nube.'],
  ['sol', 'Entonces ya somos dos pidiendo lo mismo. Llevo el termo y las mantas.'],
  ['luna', 'Yo llevo el telescopio de mi tía. Promete no reírte del trípode, que baila.'],
  ['sol', 'Un trípode que baila es lo más cósmico que he oído esta semana.'],
  ['luna', 'He escrito un cuento sobre una farola que quería ser planeta. ¿Te lo leo allí?'],
  ['sol', 'Por favor. Cometa también quiere oírlo, ya ha movido la cola.'],
  ['luna', 'Dile que hay un papel para ella: hace de satélite.'],
  ['sol', 'Dice que acepta si le pagan en galletas.'],
  ['luna', 'Trato hecho. ¿Nos vemos a las nueve en el mirador?'],
  ['sol', 'A las nueve. Y si hay nubes, miramos las nubes. Buenas noches, Luna.'],
]

export const conversation: readonly DemoMessage[] = lines.map(([from, content], place) => ({
  id: `c05a1a00-0000-4000-8000-${String(place + 1).padStart(12, '0')}`,
  from,
  to: from === 'luna' ? 'sol' : 'luna',
  content,
}))
