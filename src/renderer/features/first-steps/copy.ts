/** Texts of the first steps of a new member. */
export const copy = {
  title: 'Primeros pasos',
  dismiss: 'Ocultar los primeros pasos',
  photo: { title: 'Pon una foto', text: 'Para que te reconozcan.' },
  friend: { title: 'Encuentra a alguien', text: 'Busca por su nombre y envía una solicitud.' },
  post: { title: 'Escribe un post', text: 'Con un saludo basta.' },
  lately: 'Han escrito hace poco',
} as const
