import type { Sentences } from '../sentence.ts'

/** Quantum Lux. */
export const quantum: Sentences = {
  '2.quantum.categories':
    'Quantum Lux: four category buttons (Videos, Blogs, Books, Therapies), coming soon.',
  '2.quantum.catalogue': 'Quantum Lux: a catalogue of exactly 19 banner slots.',
  '2.quantum.experiences': 'Quantum Lux: a community experiences list with a share button.',
  '3.quantum-lux-banners': 'quantum_lux_banners: id, image_url.',
  '3.quantum-lux-experiences':
    "quantum_lux_experiences: id, user_id, title, description, cover_url, points, created_at; author's username and avatar_url.",
  '5.experience.delete': 'Deleting experiences asks for confirmation.',
  '5.experience.empty': 'An empty experience title cancels the action.',
  '6.experience.button': 'Only the author of an experience sees its delete button.',
  '6.experience.own': 'An experience is written and deleted by its author alone.',
  '7.quantum.banners': 'Quantum Lux: select quantum_lux_banners ordered by id.',
  '7.quantum.experiences': 'Quantum Lux: select quantum_lux_experiences with profile join, newest first.',
  '7.quantum.create':
    'Quantum Lux: insert experiences {user_id, title, description} returning with the join.',
  '7.quantum.delete': 'Quantum Lux: delete by id.',
  '8.quantum.banners': "'No se pudieron cargar los banners.'",
  '8.quantum.experiences': "'No se pudieron cargar las experiencias.'",
  '8.quantum.create': "'No se pudo crear la experiencia.'",
  '8.quantum.delete': "'No se pudo borrar la experiencia.'",
  '8.success.experience-created': 'Experience created.',
  '8.success.experience-deleted': 'Experience deleted.',
  '9.catalogue': 'Catalogue: exactly 19 banner slots, padded with placeholders when fewer exist.',
}
