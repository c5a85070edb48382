import { befriend } from '#tests/backend/support/members.ts'
import { loseServer, NO_ANSWER } from '../feed/support/server.ts'
import { test } from './support/gallery.ts'

test('chat', async ({ app, gallery, chat, luna, sol, pageErrors }) => {
  pageErrors.allow(...NO_ANSWER)
  await app.signIn(luna)
  await chat.button.click()
  await gallery.show('Chat · sin amigos', 'desktop', 'narrow')
  await chat.close()
  await befriend(luna, sol)
  await app.page.reload()
  await chat.button.click()
  await chat.friend(sol.name).waitFor()
  await gallery.show('Chat · Amigos', 'desktop', 'wide', 'narrow')
  await chat.search.fill('nadie')
  await gallery.show('Chat · Amigos · nadie')
  await chat.search.fill('')
  await chat.friend(sol.name).click()
  await chat.nothingYet.waitFor()
  await gallery.show('Chat · vacío', 'desktop', 'narrow')
  await chat.send('Hola, Sol. ¿Ves la luna?')
  await chat.send(`${'Supercalifragilístico'.repeat(8)} y con varias líneas que se parten donde deben`)
  await gallery.show('Chat · Conversación', 'desktop', 'small', 'narrow')
  await loseServer(app.page)
  await chat.send('Esto no sale todavía')
  await chat.panel.getByRole('button', { name: 'Reintentar' }).first().waitFor()
  await gallery.show('Chat · sin enviar', 'desktop', 'narrow')
})
