import type { PersonName } from './people.ts'

export interface DemoPet {
  readonly owner: PersonName
  readonly name: string
  readonly bio: string
  readonly albums: readonly string[]
}

export const pets: readonly DemoPet[] = [
  {
    owner: 'sol',
    name: 'Cometa',
    bio: 'Perra mestiza, experta en palos y amaneceres. Su órbita pasa siempre por la cocina.',
    albums: ['Paseos al amanecer', 'Palos memorables'],
  },
  {
    owner: 'nova',
    name: 'Nebulosa',
    bio: 'Gata gris de forma variable. Ronronea en la frecuencia de la lavadora.',
    albums: ['Siestas en gravedad cero'],
  },
]
