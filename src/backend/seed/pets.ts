import { succeed, type Cast } from './access.ts'
import { pets, type DemoPet } from './content/pets.ts'

/** Creates the pets that their owners do not have yet, with their albums. */
export async function seedPets(cast: Cast): Promise<void> {
  for (const pet of pets) await seedPet(cast, pet)
}

async function seedPet(cast: Cast, { owner, name, bio, albums }: DemoPet): Promise<void> {
  const { client, id } = cast[owner]
  const existing = await client.from('pet_profiles').select('id').match({ owner_id: id, name })
  succeed(`the pets of ${owner}`, existing)
  if (existing.data?.length !== 0) return
  const created = await client.from('pet_profiles').insert({ name, bio }).select('id').single()
  if (!created.data) throw new Error(`Seeding the pet ${name} failed: ${created.error.message}`)
  const petId = created.data.id
  const rows = albums.map((title) => ({ pet_id: petId, title }))
  succeed(`the albums of ${name}`, await client.from('pet_albums').insert(rows))
}
