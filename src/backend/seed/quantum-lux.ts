import { newClient, succeed, type Cast, type SeedTarget } from './access.ts'
import { nebula } from './art/nebula.ts'
import { experiences, filledBanners, type DemoExperience } from './content/quantum-lux.ts'
import { upload } from './files.ts'

/** Shares the experiences that are not there yet and hangs pictures in the first slots of the catalogue. */
export async function seedQuantumLux(target: SeedTarget, cast: Cast): Promise<void> {
  for (const experience of experiences) await seedExperience(cast, experience)
  await seedBanners(target)
}

async function seedExperience(cast: Cast, { author, title, description }: DemoExperience): Promise<void> {
  const { client, id } = cast[author]
  const table = client.from('quantum_lux_experiences')
  const existing = await table.select('id').match({ user_id: id, title })
  succeed(`the experiences of ${author}`, existing)
  if (existing.data?.length !== 0) return
  const cover = await upload(
    client,
    `${id}/experiences/${crypto.randomUUID()}.png`,
    nebula(title, 480, 320),
    'image/png',
  )
  succeed(`the experience «${title}»`, await table.insert({ title, description, cover_url: cover }))
}

/** Banners belong to nobody: only the secret key fills them. */
async function seedBanners(target: SeedTarget): Promise<void> {
  const admin = newClient(target, target.secretKey)
  for (const slot of filledBanners) {
    const picture = nebula(`quantum lux ${slot}`, 480, 270)
    const address = await upload(admin, `quantum-lux/${slot}.png`, picture, 'image/png')
    const banner = admin.from('quantum_lux_banners').update({ image_url: address }).eq('id', slot)
    succeed(`banner ${slot}`, await banner.is('image_url', null))
  }
}
