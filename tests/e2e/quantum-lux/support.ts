import { readFileSync } from 'node:fs'
import { newClient, type Member } from '#tests/backend/support/members.ts'
import type { TestBackend } from '#tests/backend/start-backend.ts'

/** Has pictures hang in these slots of the catalogue, and in no other, as whoever runs the site does. */
export async function hangBanners(server: TestBackend, ...slots: readonly number[]): Promise<void> {
  const owner = newClient(server, server.secretKey)
  const banners = () => owner.from('quantum_lux_banners')
  await banners().update({ image_url: null }).gte('id', 0).throwOnError()
  for (const slot of slots) {
    const path = `quantum-lux/${slot}.webp`
    const picture = readFileSync(`resources/demo/${path}`)
    const bucket = owner.storage.from('user-assets')
    const { error } = await bucket.upload(path, picture, { contentType: 'image/webp', upsert: true })
    if (error) throw error
    await banners()
      .update({ image_url: `user-assets/${path}` })
      .eq('id', slot)
      .throwOnError()
  }
}

/** Takes away what earlier tests have told. */
export async function clearExperiences(server: TestBackend): Promise<void> {
  const owner = newClient(server, server.secretKey)
  await owner.from('quantum_lux_experiences').delete().gte('points', 0).throwOnError()
}

/** Has a member tell experiences, the last one newest; by the service, since their number is limited. */
export async function tellExperiences(
  server: TestBackend,
  { id }: Member,
  titles: readonly string[],
): Promise<void> {
  const rows = titles.map((title, index) => ({
    user_id: id,
    title,
    description: `Así fue la experiencia «${title}».`,
    created_at: new Date(Date.now() - (titles.length - index) * 60_000).toISOString(),
  }))
  await newClient(server, server.secretKey).from('quantum_lux_experiences').insert(rows).throwOnError()
}
