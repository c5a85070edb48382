import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetStored } from '#renderer/session/member-disk.ts'
import { AsMember, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { changeDraftFiles, type DraftFile } from '../outbox/draft-files.ts'
import { messageJob } from '../outbox/outbox.ts'
import type { DraftFiles } from './use-draft-files.ts'
import { FRIEND, ME } from '../messages/testing/message.ts'
import { server, signInToServer } from '../messages/testing/message-server.ts'
import { Composer } from './Composer.tsx'

/** Texts, and names of files. */
const handedOver = () =>
  signedIn()
    .part(messageJob.queue)
    .jobs()
    .map(({ payload: { receiver_id, content, file } }) => [receiver_id, file?.name ?? content])

const sol = { id: FRIEND, username: 'sol', avatar_url: null }

const NO_FILES: DraftFiles = {
  files: [],
  isPreparing: false,
  choose: vi.fn(),
  take: vi.fn(),
  remove: vi.fn(),
  whenReady: () => Promise.resolve(),
}

const photo: DraftFile = {
  id: '7d0c1a52-8a3e-4f6b-9c57-0f4f1f3d2b10',
  name: 'luna.webp',
  type: 'image/webp',
  size: 4,
  width: 4,
  height: 3,
  path: 'me/chat/sol/1-luna.webp',
}

/** A photo that is being made ready. @returns ends it, with what has become of it */
function preparing() {
  const { promise, resolve } = Promise.withResolvers<void>()
  open({ ...NO_FILES, isPreparing: true, whenReady: () => promise })
  return (files: readonly DraftFile[]) =>
    act(async () => {
      changeDraftFiles(signedIn(), FRIEND, () => files)
      resolve()
      await promise
    })
}

/** The field has the focus from the start. */
function open(files = NO_FILES) {
  render(<Composer onType={vi.fn()} friend={sol} files={files} />, { wrapper: AsMember })
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' })
}

beforeEach(() => {
  signInToServer()
  // So that all stays in the outbox.
  server.usual = () => new Promise(() => undefined)
})

afterEach(async () => {
  await userEvent.clear(screen.getByRole('textbox'))
  cleanup()
  forgetStored(ME)
  vi.unstubAllGlobals()
})

test('Enter sends and empties the field, Shift+Enter starts a new line', async () => {
  const input = open()
  await userEvent.paste('hola')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await userEvent.paste('sol')
  await userEvent.keyboard('{Enter}')
  expect(handedOver()).toEqual([[FRIEND, 'hola\nsol']])
  expect(input.value).toBe('')
})

// spec: 5.chat.empty
test('a blank message is ignored', async () => {
  open()
  await userEvent.paste('   ')
  await userEvent.keyboard('{Enter}')
  expect(handedOver()).toEqual([])
})

test('a message of more than 4,000 code points is kept and says by how many', async () => {
  const input = open()
  await userEvent.paste('🌙'.repeat(4002))
  await userEvent.keyboard('{Enter}')
  expect(handedOver()).toEqual([])
  expect(screen.getByText('Sobran 2 caracteres')).toBeDefined()
  expect(input.value).toHaveLength(8004)
})

test('what was being written goes on at its end when the conversation is opened again', async () => {
  open()
  await userEvent.paste('a medias')
  cleanup()
  const input = open()
  expect(input.value).toBe('a medias')
  expect(input.selectionStart).toBe('a medias'.length)
})

test('Enter while a file is made ready sends it as soon as it is, after the text, once', async () => {
  const end = preparing()
  await userEvent.paste('mira')
  await userEvent.keyboard('{Enter}{Enter}')
  expect(handedOver()).toEqual([])
  await end([photo])
  expect(handedOver()).toEqual([
    [FRIEND, 'mira'],
    [FRIEND, photo.name],
  ])
})

test('emoji come in where the caret is, by arrows as well, and Enter on one sends nothing', async () => {
  const input = open()
  await userEvent.paste('Buenas noches')
  input.setSelectionRange(0, 0)
  await userEvent.click(screen.getByRole('button', { name: 'Elegir emoji' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('🌙')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}{Enter}')
  expect(input.value).toBe('🚀🚀Buenas noches')
  expect(handedOver()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(input)
  expect(input.selectionStart).toBe('🚀🚀'.length)
})

test.each([
  ['the file is refused', [], ''],
  ['more is written meanwhile', [photo], ' esto'],
])('where %s all stays for another Enter', async (_what, files, more) => {
  const end = preparing()
  await userEvent.paste('mira')
  await userEvent.keyboard('{Enter}')
  if (more) await userEvent.paste(more)
  await end(files)
  expect(handedOver()).toEqual([])
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(`mira${more}`)
})
