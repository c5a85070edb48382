import type { SeedTarget } from './access.ts'
import { spreadAges } from './ages.ts'
import { seedBlogs } from './blogs.ts'
import { seedConversation } from './conversation.ts'
import { seedFriendships } from './friendships.ts'
import { seedPeople } from './people.ts'
import { seedPets } from './pets.ts'
import { seedPosts } from './posts.ts'
import { seedQuantumLux } from './quantum-lux.ts'

/**
 * Creates the demo people and what they wrote (design §3), as themselves and through the public API. Running it
 * again adds what is missing and changes nothing that is there.
 * @throws Error naming the part that the server refused.
 */
export async function seedDemo(target: SeedTarget): Promise<void> {
  const since = new Date()
  const cast = await seedPeople(target)
  await seedFriendships(cast)
  await seedConversation(cast)
  await seedPosts(cast)
  await spreadAges(target, since)
  await seedBlogs(cast)
  await seedPets(cast)
  await seedQuantumLux(target, cast)
  for (const { client } of Object.values(cast)) await client.auth.signOut({ scope: 'local' })
}
