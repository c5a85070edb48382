import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { CreatePostForm } from './CreatePostForm.tsx'
import type { PostComposer } from './use-post-composer.ts'

const composer: PostComposer = {
  text: 'Mi película',
  category: 'general',
  isPublishing: false,
  isReadOnly: false,
  canPublish: true,
  hasFailed: false,
  media: {
    kept: undefined,
    alt: '',
    isPreparing: false,
    setAlt: vi.fn(),
    take: vi.fn(),
    choose: vi.fn(),
    remove: vi.fn(),
  },
  upload: undefined,
  setText: vi.fn(),
  setCategory: vi.fn(),
  publish: vi.fn(),
}

afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

test.each([
  ['Cancelar subida', { upload: { share: 0.4, cancel: vi.fn() } }],
  ['Reintentar', { hasFailed: true }],
] as const)('what had the focus and goes (%s) leaves it to the text', (name, before) => {
  signInAs('luna')
  const { rerender } = render(<CreatePostForm composer={{ ...composer, ...before }} />, {
    wrapper: AsMember,
  })
  screen.getByRole('button', { name }).focus()
  rerender(<CreatePostForm composer={composer} />)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '¿Qué quieres contar?' }))
})

function press(name: string, state: Partial<PostComposer>) {
  signInAs('luna')
  render(<CreatePostForm composer={{ ...composer, ...state }} />, { wrapper: AsMember })
  const button = screen.getByRole<HTMLButtonElement>('button', { name })
  fireEvent.click(button)
  return button
}

test('what can be published is published', () => {
  expect(press('Publicar', {}).disabled).toBe(false)
  expect(composer.publish).toHaveBeenCalledOnce()
})

test.each([
  ['', '0/500', false],
  ['a'.repeat(449), '449/500', false],
  ['a'.repeat(450), '450/500', true],
  ['a'.repeat(501), '501/500', true],
])('how long it is tells a drawing, and close to the limit a sentence', (text, used, isNear) => {
  signInAs('luna')
  render(<CreatePostForm composer={{ ...composer, text }} />, { wrapper: AsMember })
  expect(screen.queryByTitle(used) === null).toBe(isNear)
  expect(screen.queryByRole('status') !== null).toBe(isNear)
})

// spec: 5.post.disabled-empty
test('the button is disabled where there is nothing to publish', () => {
  expect(press('Publicar', { text: '', canPublish: false }).disabled).toBe(true)
  expect(composer.publish).not.toHaveBeenCalled()
})

// spec: 5.post.disabled-publishing
test('the button takes no second press while it publishes, and keeps the focus', () => {
  const button = press('Publicando…', { isPublishing: true, canPublish: false })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(composer.publish).not.toHaveBeenCalled()
})
