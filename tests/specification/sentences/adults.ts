import type { Sentences } from '../sentence.ts'

/** The adults-only area. */
export const adults: Sentences = {
  '2.adults.gate': 'Adults-only area: an age gate.',
  '2.adults.chooser':
    'Otherwise a choice of Artist or Spectator panel, each with a back-to-selection button.',
  '2.adults.artist': 'The artist panel has four coming-soon actions.',
  '4.adults.views':
    'Adults area: restricted dialog, then chooser, then artist or spectator panel, then back to chooser.',
  '5.adults.age': 'Adults-only gate: birth year must exist and give age of 18 or more.',
  '5.adults.dialog':
    "Otherwise an access-restricted dialog says 'Debes ser mayor de 18 años para acceder a esta sección. Por favor, actualiza tu año de nacimiento en tu perfil.'",
  '5.adults.links': 'The dialog has links to the profile and home.',
  '6.adults': 'Adults-only content is read and written with an age of 18 or more.',
  '6.adults.deny': 'Adults-only content requires age 18 or more.',
  '7.adults.gate': 'Age gate: select profiles {birth_year}.',
  '8.adults.check': "'No se pudo cargar la información de verificación.'",
  '9.adult-age': 'Adult age threshold: 18.',
}
