import { readFileSync } from 'node:fs'
import { befriend, newMember } from '#tests/backend/support/members.ts'
import { named } from '../fixtures/members.ts'
import { expect, test } from '../fixtures/test.ts'
import { lastAsked, memberChoosesAll, memberSavesAs } from '../support/member-chooses.ts'
import { photo, png, video } from '../support/pictures.ts'
import { Notifications } from './support/notifications.ts'

const VIOLET = [164, 143, 255] as const
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')

const natural = (image: HTMLImageElement) => image.naturalWidth

test('files go to a friend by dialog, drop and paste, after the text, and are shown, enlarged and saved there', async ({
  app,
  launchApp,
  page,
  chat,
  server,
  luna,
  sol,
}, testInfo) => {
  test.slow()
  await befriend(sol, luna)
  const other = await launchApp()
  await Promise.all([app.signIn(luna), other.signIn(sol)])
  const { chat: otherChat } = other.pages
  const notifications = await Notifications.record(other.electronApp)
  await chat.open(sol.name)

  await memberChoosesAll(app, { 'Atardecer en Cádiz.jpg': await photo(page, 3000, 1500), 'notas.pdf': pdf })
  await chat.attach.click()
  await expect(chat.waitingFiles).toHaveText([/Atardecer en Cádiz\.webp/, /notas\.pdf\s*\d+ B/])
  expect(await lastAsked(app)).toMatchObject({ properties: ['openFile', 'multiSelections'] })
  await chat.input.fill('Mira')
  await chat.drop({ name: '<b>luna</b>.txt', type: '', bytes: Buffer.from('órbita') })
  await expect(chat.waitingFiles).toHaveCount(3)
  await chat.paste({ name: 'image.png', type: 'image/png', bytes: png(64, 48, VIOLET) })
  await expect(chat.waitingFiles).toHaveCount(4)
  await chat.input.press('Enter')

  await expect(chat.waitingFiles).toHaveCount(0)
  await expect(chat.messages).toHaveText([/Mira/, '', /notas\.pdf/, /b>\.txt/, ''])
  await expect(chat.log.getByText('Enviando…')).toHaveCount(0)
  await expect
    .poll(async () => (await notifications.shown()).at(-1))
    .toMatchObject({ title: sol.name === '' ? '' : luna.name })
  await otherChat.open(luna.name)
  await expect(otherChat.messages).toHaveText([/Mira/, '', /notas\.pdf/, /b>\.txt/, ''])
  const picture = otherChat.messages.nth(1).getByRole('img', { name: `Imagen de ${luna.name}` })
  await expect.poll(() => picture.evaluate(natural)).toBe(1024)
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 }
  expect(width / height).toBeCloseTo(0.5, 1)
  const { data } = await sol.client
    .from('chat_messages')
    .select('file_url, file_type, file_name, file_size, media_width, media_height')
    .eq('file_name', 'notas.pdf')
    .single()
    .throwOnError()
  expect(data).toEqual({
    file_url: expect.stringMatching(
      new RegExp(`^chat-assets/${luna.id}/chat/${sol.id}/\\d{13}-notas\\.pdf$`),
    ),
    file_type: 'application/pdf',
    file_name: 'notas.pdf',
    file_size: pdf.length,
    media_width: null,
    media_height: null,
  })
})
