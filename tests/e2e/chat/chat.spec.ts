import { befriend, unique, type Member } from '#tests/backend/support/members.ts'
import type { ChatPage } from '#tests/pages/chat.page.ts'
import { dismissGreeting } from '#tests/pages/toast.ts'
import { newPatientMember } from '../fixtures/members.ts'
import { asLuna, expect, test } from '../fixtures/test.ts'
import { sendMessages, sendMessagesLongAgo, storedMessages } from './support/messages.ts'
import { Notifications } from './support/notifications.ts'

const testAsLuna = test.extend(asLuna)

/** Looks at a first message coming in and turns away: from then on the member is told of whatever comes. */
async function readOneMessage(chat: ChatPage, from: Member, to: Member): Promise<void> {
  await chat.open(from.name)
  await sendMessages(from, to, ['mientras miras'])
  await expect(chat.message('mientras miras')).toBeVisible()
  await chat.close()
}

test.describe('two friends', () => {
  test.beforeEach(({ luna, sol }) => befriend(sol, luna))

  // spec: 2.chat.conversation, 4.chat.live, 6.chat, 7.chat.send, 7.chat.live, 7.chat.read
  test('chat live in two windows', async ({ app, launchApp, chat, luna, sol }) => {
    test.slow()
    const other = await launchApp()
    await Promise.all([app.signIn(luna), other.signIn(sol)])
    const { chat: otherChat } = other.pages
    await chat.open(sol.name)
    await otherChat.openFromSidebar(luna.name)

    await chat.send('¿Viste la lluvia de estrellas? https://example.com/lluvia')
    await expect(otherChat.messages).toHaveText([/¿Viste la lluvia de estrellas\?/])
    const link = otherChat.messages.first().getByRole('link', { name: 'example.com/lluvia' })
    await expect(link).toHaveAttribute('href', 'https://example.com/lluvia')
    await expect(chat.messages.first().locator('..')).toContainText('Leído')
    // It is told once in three seconds, and heard by who has joined the conversation by then.
    await expect(async () => {
      await otherChat.input.pressSequentially('¡Sí')
      await expect(chat.panel.getByText('escribiendo…')).toBeVisible({ timeout: 3_500 })
    }).toPass()
    await otherChat.send('¡Sí! Conté once.')
    await expect(chat.messages).toHaveText([/¿Viste la lluvia/, /¡Sí! Conté once\./])
    await expect(chat.panel.getByText('escribiendo…')).toBeHidden()
  })

  test('take messages back, by key as well, and copy them', async ({
    app,
    launchApp,
    chat,
    luna,
    sol,
    pageErrors,
  }) => {
    pageErrors.allow(/status of 403/, /^No se pudo borrar/)
    const other = await launchApp()
    await sendMessages(sol, luna, ['Un cometa'])
    await sendMessages(luna, sol, ['Sin cola', '¿Lo ves?'])
    await Promise.all([app.signIn(luna), other.signIn(sol)])
    const { chat: otherChat } = other.pages
    await chat.open(sol.name)
    await otherChat.openFromSidebar(luna.name)
    await expect(otherChat.messages).toHaveText([/Un cometa/, /Sin cola/, /¿Lo ves\?/])

    await chat.panel.getByRole('button', { name: 'Adjuntar archivo' }).press('Shift+Tab')
    await expect(chat.optionsOf('¿Lo ves?')).toBeFocused()
    await app.page.keyboard.press('ArrowUp')
    await app.page.keyboard.press('Enter')
    await chat.menuItem('Borrar mensaje').click()
    const question = app.page.getByRole('dialog', { name: '¿Borrar este mensaje?' })
    await expect(question).toContainText(`«Sin cola» desaparecerá también para ${sol.name}.`)
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await expect(chat.optionsOf('Sin cola')).toBeFocused()
    await app.page.route('**/rest/v1/chat_messages*', (route) =>
      route.fulfill({ status: 403, json: { code: '42501', message: 'no' } }),
    )
    await app.page.keyboard.press('Enter')
    await chat.menuItem('Borrar mensaje').click()
    await question.getByRole('button', { name: 'Borrar' }).click()
    await expect(chat.messages).toHaveText([/Un cometa/, /¿Lo ves\?/])
    await chat.keepDeleted()
    await expect(chat.toast('No se pudo borrar el mensaje.')).toBeVisible()
    await app.page.unroute('**/rest/v1/chat_messages*')
    await chat.optionsOf('Sin cola').press('Enter')
    await chat.menuItem('Borrar mensaje').click()
    await question.getByRole('button', { name: 'Borrar' }).click()
    await expect(chat.messages).toHaveText([/Un cometa/, /¿Lo ves\?/])
    await expect(chat.message('Un cometa')).toBeFocused()
    await chat.undo.click()
    await expect(chat.messages).toHaveText([/Un cometa/, /Sin cola/, /¿Lo ves\?/])
    await chat.optionsOf('Sin cola').press('Enter')
    await chat.menuItem('Borrar mensaje').click()
    await question.getByRole('button', { name: 'Borrar' }).click()
    await expect(chat.messages).toHaveText([/Un cometa/, /¿Lo ves\?/])
    await expect(otherChat.messages).toHaveText([/Un cometa/, /Sin cola/, /¿Lo ves\?/])
    await chat.keepDeleted()
    await expect(otherChat.messages).toHaveText([/Un cometa/, /¿Lo ves\?/])

    await chat.optionsOf('Un cometa').click()
    await expect(chat.menuItem('Borrar mensaje')).toBeHidden()
    await chat.menuItem('Copiar texto').click()
    await expect(chat.notice('Texto copiado')).toBeVisible()
    await chat.input.press('ControlOrMeta+V')
    await expect(chat.input).toHaveValue('Un cometa')
  })

  test('are told of a message they do not look at, and a click leads to it', async ({
    app,
    page,
    chat,
    dashboard,
    settings,
    luna,
    sol,
  }) => {
    // A planet that fills its picture; of those drawn by a random id, one in six has a ring and does not.
    await sol.client
      .from('profiles')
      .update({ avatar_url: 'cosmia:avatar/sol' })
      .eq('id', sol.id)
      .throwOnError()
    await app.signIn(luna)
    const notifications = await Notifications.record(app.electronApp)
    await readOneMessage(chat, sol, luna)
    expect(await notifications.shown()).toEqual([])
    const drawn = await page.evaluateHandle(() => {
      const seen: unknown[] = []
      const { convertToBlob } = OffscreenCanvas.prototype
      OffscreenCanvas.prototype.convertToBlob = async function (options) {
        const blob = await convertToBlob.call(this, options)
        const pen = this.getContext('2d')
        const alpha = (x: number, y: number) => pen?.getImageData(x, y, 1, 1).data[3]
        // Round, and whole.
        seen.push(blob.type, alpha(0, 0), alpha(48, 2), alpha(48, 93), alpha(93, 48))
        return blob
      }
      return seen
    })
    await sendMessages(sol, luna, ['¿Estás ahí?'])

    await expect.poll(() => notifications.shown()).toEqual([{ title: sol.name, body: '¿Estás ahí?' }])
    // The notification waits a second for it, and comes without one that takes longer.
    await expect.poll(() => drawn.jsonValue()).toEqual(['image/png', 0, 255, 255, 255])
    await expect(chat.button).toHaveAccessibleName('Abrir chat, 1 conversación sin leer')
    expect(await notifications.click()).toEqual(['route', 'show'])
    await expect(chat.messages).toHaveText([/mientras miras/, /¿Estás ahí\?/])
    await expect(chat.button).toHaveAccessibleName('Cerrar chat')
    await expect.poll(() => notifications.shown()).toEqual([])

    // Muted at the head of the conversation, heard again in the list; meanwhile it is unread all the same.
    await chat.choose(sol.name, 'Silenciar conversación')
    await expect(chat.panel.getByRole('img', { name: 'Silenciada' })).toBeVisible()
    await chat.close()
    await sendMessages(sol, luna, ['en silencio'])
    await expect(chat.button).toHaveAccessibleName('Abrir chat, 1 conversación sin leer')
    expect(await notifications.shown()).toEqual([])
    await chat.button.click()
    await expect(chat.friend(sol.name)).toHaveAccessibleName(/Silenciada.*1 mensaje sin leer/)
    await chat.choose(sol.name, 'Quitar silencio')
    await expect(chat.friend(sol.name)).not.toHaveAccessibleName(/Silenciada/)
    await sendMessages(sol, luna, ['uno', 'dos'])
    // With the one that nobody was told of: as many as are unread.
    await expect.poll(() => notifications.shown()).toEqual([{ title: sol.name, body: '3 mensajes nuevos' }])

    await dashboard.beQuiet('Hasta mañana')
    await expect(dashboard.notifications).toHaveAccessibleName('Notificaciones, No molestar activado')
    await sendMessages(sol, luna, ['shh'])
    await expect(chat.friend(sol.name)).toHaveAccessibleName(/4 mensajes sin leer/)
    await expect.poll(() => notifications.shown()).toEqual([])
    await dashboard.beQuiet('Desactivado')
    await expect(dashboard.notifications).toHaveAccessibleName('Notificaciones')
    await dashboard.goTo('/dashboard/settings')
    await settings.namesOnly.click()
    await expect(settings.namesOnly).toBeChecked()
    await sendMessages(sol, luna, ['un secreto'])
    await expect.poll(() => notifications.shown()).toEqual([{ title: sol.name, body: 'Mensaje nuevo' }])
  })

  test(
    'fold long messages, which unfold below their first line wherever they stand',
    { tag: '@again' },
    async ({ app, chat, luna, sol }) => {
      const lines = (name: string) =>
        Array.from({ length: 40 }, (_, line) => `${name} ${line + 1}`).join('\n')
      await sendMessages(sol, luna, [lines('Primera'), lines('Segunda'), 'Fin'])
      await app.signIn(luna)
      await chat.open(sol.name)
      for (const name of ['Segunda', 'Primera']) {
        const message = chat.message(`${name} 1`)
        const top = async () => (await message.boundingBox())?.y ?? Number.NaN
        await message.getByRole('button', { name: 'Ver más' }).scrollIntoViewIfNeeded()
        const before = await top()
        const moved = async () => Math.abs((await top()) - before)
        await message.getByRole('button', { name: 'Ver más' }).click()
        await expect(message.getByRole('button', { name: 'Ver menos' })).toBeFocused()
        await expect.poll(moved, name).toBeLessThan(2)
        await message.getByRole('button', { name: 'Ver menos' }).click()
        await expect.poll(moved, name).toBeLessThan(2)
      }
    },
  )

  testAsLuna('answer from the notification itself', async ({ app, chat, luna, sol }) => {
    const notifications = await Notifications.record(app.electronApp)
    await readOneMessage(chat, sol, luna)
    await sendMessages(sol, luna, ['¿Vienes?'])
    await expect.poll(() => notifications.shown()).toHaveLength(1)
    await notifications.reply('¡Voy!')
    await expect.poll(() => storedMessages(sol, luna)).toEqual(['mientras miras', '¿Vienes?', '¡Voy!'])
  })

  testAsLuna(
    'find what they were writing after a restart',
    { tag: '@again' },
    async ({ app, chat, luna, sol }) => {
      await chat.open(sol.name)
      await chat.input.fill('a medio escri')
      const { chat: again } = await app.restart()
      await app.signIn(luna)
      await again.button.click()
      await expect(again.friend(sol.name)).toContainText('Borrador: a medio escri')
      await again.friend(sol.name).click()
      await expect(again.input).toHaveValue('a medio escri')
    },
  )

  test(
    'find what is unread after a restart, on top of the list, until they read it on either device',
    { tag: '@again' },
    async ({ app, launchApp, chat, server, luna, sol }) => {
      test.slow()
      const ana = await newPatientMember(server, unique('ana'))
      await befriend(ana, luna)
      await app.signIn(luna)
      await sendMessages(sol, luna, ['primera', '¿Estás?'])
      await sendMessages(luna, ana, ['te cuento'])
      await expect(chat.button).toHaveAccessibleName('Abrir chat, 1 conversación sin leer')
      const { chat: again } = await app.restart()
      const other = await launchApp()
      await Promise.all([app.signIn(luna), other.signIn(luna)])
      for (const { button } of [again, other.pages.chat])
        await expect(button).toHaveAccessibleName('Abrir chat, 1 conversación sin leer')
      await again.button.click()
      const rows = again.panel.getByRole('listitem')
      await expect(rows).toHaveText([/¿Estás\?.*2 mensajes sin leer/, /Tú: te cuento/])
      await other.pages.chat.open(sol.name)
      await expect(again.button).toHaveAccessibleName('Cerrar chat')
      await expect(rows).toHaveText([/Tú: te cuento/, /¿Estás\?$/])
    },
  )

  test(
    'read back through older messages without the page jumping',
    { tag: '@again' },
    async ({ app, chat, server, luna, sol }) => {
      await sendMessagesLongAgo(
        server,
        sol,
        luna,
        Array.from({ length: 120 }, (_, index) => `mensaje número ${index + 1}.`),
      )
      await luna.client.rpc('mark_conversation_read', { friend_id: sol.id }).throwOnError()
      await app.signIn(luna)
      await chat.open(sol.name)
      await expect(chat.messages.last()).toHaveText(/mensaje número 120\./)

      await expect.poll(await chat.shiftWhileOlderLoad('mensaje número 72.')).toBeLessThan(2)
      const come = () => sendMessages(sol, luna, ['mientras lees'])
      await expect.poll(await chat.shiftWhile('mensaje número 72.', come)).toBeLessThan(2)
      // The day is named to who scrolls, and stands on nobody's words a second later.
      expect(await chat.dayWhileScrolling(200)).toBe(1)
      await expect(chat.dayAbove).toHaveText(/^(Hoy|Ayer)$/)
      await expect(chat.dayAbove).toHaveCSS('opacity', '0')
      await chat.toNewest.press('Enter')
      await expect(chat.message('mientras lees')).toBeInViewport()
      await expect(chat.log).toBeFocused()
      await chat.scrollToBeginning()
      await expect(chat.messages.first()).toHaveText(/mensaje número 1\./)
      // Only what is near the window is in the page.
      await expect.poll(() => chat.messages.count()).toBeLessThan(60)
    },
  )

  test(
    'open a conversation where reading stopped, however far up',
    { tag: '@again' },
    async ({ app, chat, server, luna, sol }) => {
      const texts = (from: number, to: number) =>
        Array.from({ length: to - from + 1 }, (_, index) => `mensaje número ${from + index}.`)
      await sendMessagesLongAgo(server, sol, luna, texts(1, 130))
      await luna.client.rpc('mark_conversation_read', { friend_id: sol.id }).throwOnError()
      await sendMessages(sol, luna, texts(131, 200))
      await app.signIn(luna)
      await chat.open(sol.name)
      await expect(chat.startOfNew).toBeInViewport()
      await expect(chat.message('mensaje número 131.')).toBeInViewport()
      // What comes while it is looked at moves nothing.
      await sendMessages(sol, luna, ['otra más'])
      await expect(chat.toNewest).toHaveAccessibleName(/sin leer$/)
      await expect(chat.message('mensaje número 131.')).toBeInViewport()
    },
  )

  // spec: 2.bar.chat, 2.chat.search, 4.chat.views
  test('are found by their name without its accents, and Escape leads back', async ({
    app,
    chat,
    server,
    luna,
    sol,
  }) => {
    const jose = await newPatientMember(server, unique('jose'))
    await jose.client
      .from('profiles')
      .update({ username: unique('José') })
      .eq('id', jose.id)
    await befriend(jose, luna)
    await app.signIn(luna)
    await dismissGreeting(app.page)
    await chat.button.click()
    await chat.search.fill('JOSE')
    await expect(chat.friend(/^José/)).toBeVisible()
    await expect(chat.friend(sol.name)).toBeHidden()
    await chat.friend(/^José/).click()
    await expect(chat.input).toBeFocused()
    await chat.input.press('Escape')
    await expect(chat.search).toBeFocused()
    await chat.search.press('Escape')
    await expect(chat.panel).toBeHidden()
    await expect(chat.button).toBeFocused()
  })
})

// spec: 6.chat.deny
testAsLuna(
  'a stranger cannot be written to, neither here nor past the app',
  async ({ dashboard, chat, luna, sol }) => {
    await dashboard.goTo(`/dashboard/home?chat=${sol.id}`)
    await expect(chat.panel.getByText('Esta conversación no está disponible')).toBeVisible()
    await expect(chat.input).toBeHidden()
    await expect(sendMessages(luna, sol, ['hola'])).rejects.toMatchObject({ code: '42501' })
  },
)
