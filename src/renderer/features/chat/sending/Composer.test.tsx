import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '#renderer/entities/session/testing/sign-in.ts'
import { store } from '#renderer/lib/state/store.ts'
import type { DraftFiles } from '../attachment/use-draft-files.ts'
import { FRIEND, ME } from '../thread/testing/message.ts'
import { Composer } from './Composer.tsx'

const sendText = vi.hoisted(() => vi.fn(() => Promise.resolve('sent')))
vi.mock('./delivery.ts', () => ({ sendText }))
vi.mock('#renderer/ui/toasts/use-toasts.ts', () => ({
  useToasts: () => ({ error: vi.fn(), comingSoon: vi.fn() }),
}))

const sol = { id: FRIEND, username: 'sol', avatar_url: null }

const NO_FILES: DraftFiles = {
  files: [],
  isPreparing: false,
  choose: vi.fn(),
  take: vi.fn(),
  remove: vi.fn(),
}

/** The field has the focus from the start. */
function open() {
  render(
    <Provider store={store}>
      <Composer onType={vi.fn()} friend={sol} files={NO_FILES} />
    </Provider>,
  )
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensaje' })
}

beforeEach(() => {
  signInAs(ME)
})

afterEach(async () => {
  await userEvent.clear(screen.getByRole('textbox'))
  cleanup()
  sendText.mockClear()
})

test('Enter sends and empties the field, Shift+Enter starts a new line', async () => {
  const input = open()
  await userEvent.paste('hola')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await userEvent.paste('sol')
  await userEvent.keyboard('{Enter}')
  expect(sendText).toHaveBeenCalledExactlyOnceWith(ME, FRIEND, 'hola\nsol')
  expect(input.value).toBe('')
})

test('a blank message is ignored', async () => {
  open()
  await userEvent.paste('   ')
  await userEvent.keyboard('{Enter}')
  expect(sendText).not.toHaveBeenCalled()
})

test('a message of more than 4,000 code points is kept and says by how many', async () => {
  const input = open()
  await userEvent.paste('🌙'.repeat(4002))
  await userEvent.keyboard('{Enter}')
  expect(sendText).not.toHaveBeenCalled()
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
