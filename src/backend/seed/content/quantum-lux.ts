import type { PersonName } from './people.ts'

export interface DemoExperience {
  readonly author: PersonName
  readonly title: string
  readonly description: string
}

export const experiences: readonly DemoExperience[] = [
  {
    author: 'venus',
    title: 'Un mes con la lámpara de sal',
    description:
      'La enciendo a las diez y apago todo lo demás. No sé de cuántica, pero sé que duermo mejor y que el cuarto parece un atardecer guardado en un tarro.',
  },
  {
    author: 'sol',
    title: 'El prisma de la ventana',
    description:
      'Lo colgamos en clase para explicar la luz. Ahora el arcoíris de las once y diez es el alumno más puntual del curso.',
  },
  {
    author: 'luna',
    title: 'Escribir a la luz de una vela',
    description:
      'Cinco minutos de mirar la llama y las frases salen menos apretadas. Recomiendo cuaderno grueso y ventana abierta.',
  },
]

/** Slots of the catalogue that have a picture; the others show their placeholder (spec §9). */
export const filledBanners = [1, 2, 3, 4, 5, 6]
