/** The demo people (design §3). Everybody's e-mail is `<name>@cosmia.test`. */
export const demoPassword = 'cosmos-2026'

export type PersonName = 'luna' | 'sol' | 'marte' | 'venus' | 'nova'

export interface DemoPerson {
  readonly name: PersonName
  readonly age: number
  readonly userType: string
  readonly bio: string
  readonly city: string
  readonly studies: string
  readonly work: string
  readonly isCreator: boolean
}

export const people: readonly DemoPerson[] = [
  {
    name: 'luna',
    age: 29,
    userType: 'Creador de Contenido',
    bio: 'Escribo cartas a las constelaciones y a veces contestan. Cuaderno, té de jazmín y telescopio prestado.',
    city: 'Granada',
    studies: 'Filología hispánica',
    work: 'Editora y cuentacuentos',
    isCreator: true,
  },
  {
    name: 'sol',
    age: 34,
    userType: 'Explorador Casual',
    bio: 'Madrugo por gusto: los amaneceres no se repiten. Hago pan, paseo a Cometa y miro mucho hacia arriba.',
    city: 'Valparaíso',
    studies: 'Magisterio',
    work: 'Profesora de ciencias',
    isCreator: false,
  },
  {
    name: 'marte',
    age: 41,
    userType: 'Emprendedor Digital',
    bio: 'Construyo cosas que dan vueltas: satélites de juguete, bicicletas y negocios pequeños.',
    city: 'Monterrey',
    studies: 'Ingeniería mecatrónica',
    work: 'Taller propio y consultoría',
    isCreator: false,
  },
  {
    name: 'venus',
    age: 38,
    userType: 'Buscador Espiritual',
    bio: 'Cuido de que en este rincón del universo se hable con cariño. Meditación, plantas y paciencia.',
    city: 'Medellín',
    studies: 'Psicología',
    work: 'Moderadora de comunidades',
    isCreator: false,
  },
  {
    name: 'nova',
    age: 15,
    userType: 'Explorador Casual',
    bio: 'Cuarto de secundaria, club de astronomía y demasiadas preguntas.',
    city: 'Zaragoza',
    studies: 'Secundaria',
    work: '',
    isCreator: false,
  },
]
