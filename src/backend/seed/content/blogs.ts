import type { Enums } from '#shared/database.types.ts'
import type { PersonName } from './people.ts'

export interface DemoBlog {
  readonly author: PersonName
  readonly title: string
  readonly genre: Enums<'blog_genre'>
  /** Name of its files. */
  readonly slug: string
  readonly text: string
}

export const blogs: readonly DemoBlog[] = [
  {
    author: 'luna',
    title: 'La farola que quería ser planeta',
    genre: 'Fantasía',
    slug: 'la-farola',
    text: `La farola que quería ser planeta

En la esquina de la calle Mayor había una farola que no dormía. De día soñaba con girar; de noche, con que algo girara a su alrededor.

—Los planetas no tienen pie —le decía el buzón, que era muy suyo.

—Los planetas tienen paciencia —respondía ella, y seguía alumbrando.

Una noche de agosto una polilla empezó a dar vueltas en torno a su luz. Luego otra, y otra más. Un niño que volvía a casa de la mano de su abuela se detuvo.

—Mira, abuela: un planeta con sus lunas.

La farola no dijo nada. Pero desde entonces, si uno se fija bien, parpadea un poquito más despacio: es que está completando su órbita.
`,
  },
  {
    author: 'luna',
    title: 'Tres poemas para mirar hacia arriba',
    genre: 'Poesía',
    slug: 'tres-poemas',
    text: `Tres poemas para mirar hacia arriba

I
La noche no es oscura:
es que el día se ha quitado los zapatos.

II
Pregunté a una estrella su edad.
Contestó con luz de hace mil años:
todavía no lo he decidido.

III
Si te pierdes,
no busques el norte.
Busca a quien lo esté mirando.
`,
  },
  {
    author: 'sol',
    title: 'Diario de un amanecer cualquiera',
    genre: 'No Ficción',
    slug: 'amanecer',
    text: `Diario de un amanecer cualquiera

5:40. El horno ya está caliente y la calle todavía no.

5:55. Cometa decide que el felpudo es suyo. No discuto: a estas horas todo es de quien lo disfruta.

6:10. El cielo ensaya. Primero un gris con dudas, después un rosa que no pide permiso.

6:22. Sale. No hay aplausos, y sin embargo los pájaros.

6:30. Pan. Y otra vez el mundo, recién hecho.
`,
  },
]
