import type { Page } from 'playwright'
import { befriend } from '#tests/backend/support/members.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'
import { memberChooses } from '../support/member-chooses.ts'

/** A picture with a red quarter at its top left, on blue. */
async function quarteredPicture(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.fillStyle = '#2030c0'
      context.fillRect(0, 0, size.width, size.height)
      context.fillStyle = '#e02020'
      context.fillRect(0, 0, size.width / 2, size.height / 2)
      const bytes = await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer()
      return btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    },
    { width, height },
  )
  return Buffer.from(base64, 'base64')
}

/** Size of a stored picture, and the colour in its middle. */
const lookAt = (page: Page, address: string) =>
  page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob())
    const { width, height } = picture
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(picture, 0, 0)
    const [red = 0, , blue = 0] = context?.getImageData(width / 2, height / 2, 1, 1).data ?? []
    return { width, height, color: red > blue ? 'red' : 'blue' }
  }, address)

const testAsLuna = test.extend(asLuna)

// spec: 2.pet.parts, 4.pet.created, 4.pet.view, 5.pet.name, 7.pet.create, 7.pet.update, 7.pet.albums, 7.pet.read, 8.pet.missing, 8.success.pet-created, 8.success.pet-saved, 8.profile.image
testAsLuna(
  'a pet is created, gets a picture by keyboard, is changed, has albums; friends see it, strangers do not',
  async ({ app, page, backend, dashboard, pet, album, profile, pageErrors, luna, sol }) => {
    test.slow()
    await dashboard.openSection('Mi Perfil')
    await page.getByRole('link', { name: 'Crear un perfil' }).click()
    await pet.create.click()
    await expect(pet.createForm).toContainText('El nombre de la mascota es obligatorio.')
    await pet.field('Nombre').fill('Cometa')
    await pet.field('Bio').fill('Persigue estrellas fugaces')
    await page.reload()
    await expect(pet.field('Nombre')).toHaveValue('Cometa')
    await pet.create.click()
    await expect(pet.toast('Perfil de mascota creado')).toBeVisible()
    await expect(pet.name).toHaveText('Cometa')
    await expect(page.getByText('me gusta')).toBeHidden()
    const petPath = new URL(page.url()).hash.slice(1)

    // The frame goes to the corner that is red, by keys alone.
    await memberChooses(app, 'perro.png', await quarteredPicture(page, 1200, 900))
    await pet.changePicture.press('Enter')
    await expect(pet.choose).toBeFocused()
    await pet.choose.press('Enter')
    await expect(pet.frame).toBeFocused()
    await pet.zoom.focus()
    await page.keyboard.press('End')
    await expect(pet.zoom).toHaveValue('4')
    await pet.frame.focus()
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
    }
    pageErrors.allow(/status of 403/, /Error de actualización/)
    await page.route('**/rest/v1/pet_profiles?*', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 403, json: { message: 'El cometa se ha perdido', code: '42501' } })
        : route.fallback(),
    )
    await pet.savePicture.press('Enter')
    await expect(pet.toast('Error de actualización')).toContainText('El cometa se ha perdido')
    await expect(pet.picture).toContainText('Todavía no se ha guardado.')
    await page.unroute('**/rest/v1/pet_profiles?*')
    await pet.savePicture.press('Enter')
    await expect(pet.toast('Foto actualizada')).toBeVisible()
    await expect(pet.picture).toBeHidden()
    await expect(pet.changePicture).toBeFocused()
    await expect(pet.portrait).toBeVisible()
    const { data } = await luna.client.from('pet_profiles').select('avatar_url').single().throwOnError()
    expect(data.avatar_url).toMatch(new RegExp(`^user-assets/${luna.id}/pets/[0-9a-f-]+/avatar-\\d+$`))
    const address = `${backend.url}/storage/v1/object/public/${data.avatar_url}`
    expect(await lookAt(page, address)).toEqual({ width: 225, height: 225, color: 'red' })

    await pet.edit.click()
    await pet.field('Nombre').fill('Cometa Halley')
    await dashboard.openSection('Agenda')
    await expect(pet.question).toContainText('¿Salir sin guardar?')
    await pet.answer('Cancelar')
    await pet.save.click()
    await expect(pet.toast('Perfil de mascota guardado')).toBeVisible()
    await expect(pet.name).toHaveText('Cometa Halley')

    await pet.createAlbum.click()
    await pet.albumTitle.fill('Paseos')
    await pet.albumTitle.press('Enter')
    await expect(pet.toast('Álbum creado')).toBeVisible()
    await expect(pet.albumTitles).toHaveText(['Paseos'])
    await pet.openAlbum('Paseos')
    await album.add.click()
    await expect(album.picture('Foto 1 de «Paseos»')).toBeVisible()
    await album.back.click()
    await expect(pet.albums.locator('[style*="pet-albums"]')).toBeVisible()
    await dashboard.openSection('Mi Perfil')
    await page.getByRole('link', { name: 'Cometa Halley' }).click()
    await pet.openAlbum('Paseos')
    await album.removeAlbum()
    await expect(pet.toast('Elemento borrado')).toBeVisible()

    const others = await sol.client.from('pet_profiles').insert({ name: 'Nube' }).select('id').single()
    await dashboard.goTo(`/dashboard/pet-profile/${others.data?.id}`)
    await expect(pet.toast('No se pudo encontrar el perfil de la mascota.')).toBeVisible()
    await expect(profile.name).toHaveText(luna.name)
    await befriend(luna, sol)
    await page.reload()
    await dashboard.goTo(`/dashboard/pet-profile/${others.data?.id}`)
    await expect(pet.name).toHaveText('Nube')
    await expect(pet.edit).toBeHidden()
    await expect(pet.createAlbum).toBeHidden()
    await page.getByRole('main').getByRole('link', { name: sol.name }).click()
    await expect(profile.name).toHaveText(sol.name)
    await dashboard.goTo(petPath)
    await expect(pet.edit).toBeVisible()
  },
)

test(
  'a pet whose answer is lost is there once and is deleted with its files; the first one stands on the profile',
  { tag: '@again' },
  async ({ app, page, backend, dashboard, pet, profile, pageErrors, luna }) => {
    test.slow()
    pageErrors.allow(/ERR_FAILED|No se pudo crear|status of 409/)
    await luna.client.from('pet_profiles').insert({ name: 'Mayor' }).throwOnError()
    await app.signIn(luna)
    await dashboard.goTo('/dashboard/pet-profile/new')
    await pet.field('Nombre').fill('Cometa')
    await page.route('**/rest/v1/pet_profiles?*', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await pet.create.click()
    await expect(pet.toast('No se pudo crear el perfil.')).toBeVisible()
    await page.unroute('**/rest/v1/pet_profiles?*')
    await pet.create.click()
    await expect(pet.name).toHaveText('Cometa')
    const names = async () =>
      (await luna.client.from('pet_profiles').select('name').order('created_at').throwOnError()).data.map(
        ({ name }) => name,
      )
    expect(await names()).toEqual(['Mayor', 'Cometa'])
    await memberChooses(app, 'perro.png', await quarteredPicture(page, 400, 400))
    await pet.changePicture.click()
    await pet.choose.click()
    await pet.savePicture.click()
    await expect(pet.picture).toBeHidden()
    const { data } = await luna.client.from('pet_profiles').select('avatar_url').eq('name', 'Cometa').single()
    const address = `${backend.url}/storage/v1/object/public/${data?.avatar_url}`
    expect((await fetch(address)).status).toBe(200)

    await pet.remove.press('Enter')
    await expect(pet.question).toContainText('El perfil de Cometa se borrará para siempre')
    await pet.answer('Borrar')
    await expect(pet.toast('Perfil de mascota borrado')).toBeVisible()
    await expect(profile.name).toHaveText(luna.name)
    await expect(page.getByRole('link', { name: 'Mayor' })).toBeVisible()
    expect(await names()).toEqual(['Mayor'])
    await expect.poll(async () => (await fetch(address)).ok).toBe(false)
  },
)
