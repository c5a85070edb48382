import { befriend, unique } from '#tests/backend/support/members.ts'
import { haveCircle } from '../chat/support/circle.ts'
import { haveManyFriends, holdFriends } from '../chat/support/friends.ts'
import { sendMessages } from '../chat/support/messages.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { loseServer, NO_ANSWER, regainServer } from '../feed/support/server.ts'
import { holdUploads } from '../support/hold-uploads.ts'
import { photo, video } from '../support/pictures.ts'
import { writePosts } from '../feed/support/content.ts'
import { forgetKept } from '../support/kept.ts'
import { expect } from '../fixtures/test.ts'
import { haveTalked } from '../chat/support/dialogue.ts'
import { test } from './support/gallery.ts'

const LONG_NAME = `${'una carta de amor con un nombre que no acaba '.repeat(4)}.txt`

const POSTS = [
  'Anoche vimos Saturno desde la azotea. Los anillos se distinguen con un telescopio pequeño.',
  '¿Alguien se apunta el sábado a contar estrellas fugaces?',
  'Mi abuela dice que la Luna llena huele a pan recién hecho, y ya no puedo no olerlo.',
]

test('chat', async ({ app, gallery, chat, server, luna, sol, pageErrors }) => {
  const mora = await newPatientMember(server, unique('mora'))
  pageErrors.allow(...NO_ANSWER)
  await writePosts(sol, POSTS)
  await app.signIn(luna)
  await chat.button.click()
  await chat.addFriend.click()
  const findPeople = chat.panel.getByRole('button', { name: 'Buscar personas' })
  await gallery.showToast('Chat · sin amigos', [findPeople, chat.search], 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await chat.close()
  await haveCircle(server, luna)
  await befriend(luna, sol)
  await app.page.reload()
  await chat.button.click()
  await chat.friend(sol.name).waitFor()
  await gallery.show('Chat · Amigos', 'desktop', 'wide', 'narrow')
  await chat.search.fill('nadie')
  await gallery.show('Chat · Amigos · nadie')
  await chat.search.fill('')
  await chat.addFriend.click()
  await gallery.showToast('Chat · Amigos · aviso', [chat.addFriend, chat.search], 'small', 'zoomed', 'narrow')
  await app.page.keyboard.press('Escape')
  await chat.friend(sol.name).click()
  await chat.nothingYet.waitFor()
  await gallery.show('Chat · vacío', 'desktop', 'narrow')
  await chat.emoji.click()
  await chat.emojiPicker.waitFor()
  await gallery.show('Chat · Emoji', 'desktop', 'narrow')
  await app.page.keyboard.press('Escape')
  await chat.emojiPicker.waitFor({ state: 'hidden' })
  await chat.send('Hola, Sol. ¿Ves la luna?')
  await chat.send('🌕✨')
  await chat.send(`${'Supercalifragilístico'.repeat(8)} y con varias líneas que se parten donde deben`)
  await gallery.show('Chat · Conversación', 'desktop', 'small', 'zoomed', 'narrow')
  await gallery.showForced('Chat · Conversación')
  await befriend(luna, mora)
  await chat.back.click()
  await chat.search.waitFor()
  await sendMessages(sol, luna, ['Claro', 'Está llena y no cabe en la ventana: ven a verla desde aquí'])
  await sendMessages(luna, mora, ['Mañana te cuento'])
  await chat.friend(/2 mensajes sin leer/).waitFor()
  await gallery.show('Chat · Amigos · conversaciones', 'desktop', 'narrow')
  await chat.friend(sol.name).click()
  await chat.input.fill('Voy en cuanto')
  await chat.back.click()
  await gallery.show('Chat · Amigos · borrador')
  await chat.friend(sol.name).click()
  await chat.input.fill('')

  const answer = await holdFriends(app.page)
  await forgetKept(app.page)
  await app.page.reload()
  await chat.panel.getByText('Cargando la conversación…').waitFor()
  await gallery.show('Chat · Conversación · cargando')
  await chat.back.click()
  await gallery.show('Chat · Amigos · cargando')
  await answer()
  await chat.friend(sol.name).click()
  await chat.messages.first().waitFor()
  await loseServer(app.page)
  await chat.send('Esto no sale todavía')
  const discard = chat.panel.getByRole('button', { name: 'Descartar' })
  const worked = [discard, chat.input, chat.panel.getByRole('heading', { name: sol.name })]
  await discard.waitFor()
  await gallery.showToast('Chat · sin enviar', worked, 'desktop', 'small', 'narrow')
  await chat.close()
  await gallery.show('Inicio · sin conexión', 'small', 'narrow')
  await regainServer(app.page)
  await app.page.reload()
  await chat.open(mora.name)
  await chat.drop(
    { name: 'atardecer.jpg', type: 'image/jpeg', bytes: await photo(app.page, 1500, 2000) },
    { name: 'paseo.webm', type: 'video/webm', bytes: await video(app.page, 'teal') },
    { name: LONG_NAME, type: 'text/plain', bytes: Buffer.from('Hola') },
  )
  await expect(chat.waitingFiles).toHaveCount(3)
  await gallery.show('Chat · Archivos · por enviar', 'desktop', 'zoomed', 'narrow')
  // One group, with its time at its end.
  const files = ['', '', /^una carta.*\d\d:\d\d/]
  await chat.sendButton.click()
  await expect(chat.messages.filter({ hasNotText: 'Mañana te cuento' })).toHaveText(files)
  await expect(chat.log.getByRole('progressbar')).toHaveCount(0)
  await gallery.show('Chat · Archivos · enviados', 'desktop', 'wide', 'zoomed', 'narrow')
  await gallery.showForced('Chat · Archivos · enviados')
  const goOn = await holdUploads(app.page)
  await chat.drop({ name: 'orilla.jpg', type: 'image/jpeg', bytes: await photo(app.page, 800, 1200) })
  await expect(chat.waitingFiles).toHaveCount(1)
  await chat.sendButton.click()
  await chat.log.getByRole('progressbar').waitFor()
  await gallery.show('Chat · Archivos · subiendo', 'desktop', 'narrow')
  await chat.panel.getByRole('button', { name: 'Cancelar la subida' }).click()
  const retry = chat.panel.getByRole('button', { name: 'Reintentar' })
  await retry.waitFor()
  await gallery.show('Chat · Archivos · sin enviar', 'desktop', 'narrow')
  await goOn()
  await retry.click()
  await expect(chat.log.getByText('No enviado')).toHaveCount(0)
  await expect(chat.log.getByRole('progressbar')).toHaveCount(0)
  await chat.close()
  await haveManyFriends(app.page, 60)
  await app.page.reload()
  await chat.friends.getByRole('button').first().waitFor()
  await gallery.show('Inicio · muchos amigos')
  await chat.button.click()
  await chat.friend('amiga001').waitFor()
  await gallery.show('Chat · muchos amigos', 'desktop', 'narrow')
})

test('a conversation of an evening', async ({ app, gallery, chat, server, luna, sol }) => {
  await befriend(luna, sol)
  await haveTalked(server, luna, sol)
  await luna.client.rpc('mark_conversation_read', { friend_id: sol.id }).throwOnError()
  await app.signIn(luna)
  await chat.open(sol.name)
  await gallery.show('Chat · Conversación · densa', 'desktop', 'wide', 'small', 'zoomed', 'narrow', 'low')
  await gallery.showForced('Chat · Conversación · densa')
  await chat.edge.press('Home')
  await gallery.show('Chat · Conversación · estrecha', 'wide')
  await gallery.resize('wide')
  await chat.edge.press('End')
  await gallery.show('Chat · Conversación · ancha', 'wide', 'desktop')
  await chat.edge.press('Enter')
  await chat.openMenu('¡Verde!')
  await gallery.show('Chat · Mensaje · opciones')
  await app.page.keyboard.press('Escape')
  await chat.back.click()
  await gallery.show('Chat · Amigos · bajo', 'low')
  await haveManyFriends(app.page, 60)
  await app.page.reload()
  await chat.friend('amiga001').waitFor()
  await gallery.show('Chat · muchos amigos · plegados', 'desktop', 'wide')
})

test('what comes with the pointer', async ({ app, gallery, chat, server, luna, sol }) => {
  await befriend(luna, sol)
  await haveTalked(server, luna, sol)
  await app.signIn(luna)
  await chat.button.click()
  const row = chat.panel.getByRole('listitem').filter({ hasText: sol.name })
  const actions = row.getByRole('link').locator('..')
  await expect(actions).toHaveCSS('opacity', '0')
  await gallery.show('Chat · Amigos · sin puntero')
  await row.hover()
  await expect(actions).toHaveCSS('opacity', '1')
  await gallery.show('Chat · Amigos · con puntero')
  await chat.friend(sol.name).click()
  const message = chat.message('Llevo ya siete')
  const time = message.locator('xpath=..').getByText(/^\d\d:\d\d$/)
  await expect(time).toHaveCSS('opacity', '0')
  await message.hover()
  await expect(time).toHaveCSS('opacity', '1')
  await gallery.show('Chat · Mensaje · con puntero')
})
