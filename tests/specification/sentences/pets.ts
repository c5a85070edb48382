import type { Sentences } from '../sentence.ts'

/** The profiles of pets. */
export const pets: Sentences = {
  '2.pet.parts': 'Pet profile: name, bio, avatar, albums.',
  '3.pet-profiles': 'pet_profiles: id, owner_id, name, bio, avatar_url, likes.',
  '3.pet-albums': 'pet_albums: id, pet_id, title, cover_image_url.',
  '3.pet-avatar': 'A generated avatar is seeded by pet name for pets.',
  '4.pet.create': "Pet profile: create mode when the id is absent or 'new'.",
  '4.pet.created': "After creating it navigates to the new pet's page.",
  '4.pet.view': 'Otherwise it starts in view mode, and edit then save returns to view.',
  '5.pet.name': "Pet name is required: 'El nombre de la mascota es obligatorio.'",
  '6.pet.own': 'Members write the profiles and albums of their own pets, and nobody else does.',
  '7.pet.first': 'Pets: select pet_profiles by owner_id (first used).',
  '7.pet.read': 'Pets: select pet_profiles by id.',
  '7.pet.albums': 'Pets: select pet_albums by pet_id.',
  '7.pet.create': 'Pets: insert pet_profiles {name, bio, owner_id}.',
  '7.pet.update': 'Pets: update pet_profiles {name, bio} by id.',
  '8.pet.missing': "'No se pudo encontrar el perfil de la mascota.' (also navigates to the profile page)",
  '8.pet.create': "'No se pudo crear el perfil.'",
  '8.pet.save': "'No se pudo guardar el perfil.' of a pet.",
  '8.success.pet-created': 'Pet profile created.',
  '8.success.pet-saved': 'Pet profile saved.',
}
