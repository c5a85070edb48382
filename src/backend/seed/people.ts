import { newClient, succeed, type Cast, type SeedTarget, type SignedIn } from './access.ts'
import { people, type DemoPerson } from './content/people.ts'
import { signIn } from './sign-in.ts'

/** Signs in the demo people with their profiles filled; `venus` becomes moderator, which only the secret key can do. */
export async function seedPeople(target: SeedTarget): Promise<Cast> {
  const cast: Partial<Record<DemoPerson['name'], SignedIn>> = {}
  for (const person of people) {
    const member = await signIn(target, person)
    cast[person.name] = member
    await fillProfile(member, person)
  }
  if (!isComplete(cast)) throw new Error('Not all demo people could be signed in')
  const admin = newClient(target, target.secretKey)
  const promotion = admin.from('profiles').update({ role: 'moderator' }).eq('id', cast.venus.id)
  succeed('the moderator', await promotion)
  return cast
}

function isComplete(cast: Partial<Cast>): cast is Cast {
  return people.every(({ name }) => cast[name] !== undefined)
}

/** Only while the profile still is as the sign-up left it: what somebody changed since stays. */
async function fillProfile({ client, id }: SignedIn, person: DemoPerson): Promise<void> {
  const profile = {
    bio: person.bio,
    city: person.city,
    academic_background: person.studies,
    professional_background: person.work,
    is_creator: person.isCreator,
    user_type: person.userType,
  }
  succeed(
    `the profile of ${person.name}`,
    await client.from('profiles').update(profile).eq('id', id).is('city', null),
  )
}
