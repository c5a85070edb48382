import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AsMember, signInAs, signedIn } from '#renderer/session/testing/sign-in.tsx'
import { setUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { UnsentActions, UploadLine } from './UnsentMessage.tsx'

beforeEach(() => void signInAs('luna'))
afterEach(cleanup)

test('the progress of a file does not fall back at its end, where nothing can be stopped', () => {
  render(
    <div role="log" tabIndex={-1}>
      <UploadLine messageId="1" name="mar.webp" />
    </div>,
    { wrapper: AsMember },
  )
  const bar = () => screen.getByLabelText('Subida de mar.webp')
  act(() => setUpload(signedIn(), '1', { share: 0.994, cancel: () => undefined }))
  expect(bar().getAttribute('aria-valuenow')).toBe('99')
  screen.getByText('Subiendo… 99 %')
  screen.getByLabelText('Cancelar la subida').focus()
  act(() => setUpload(signedIn(), '1', { share: 1, cancel: null }))
  expect(bar().getAttribute('aria-valuenow')).toBeNull()
  screen.getByText('Enviando…')
  expect(screen.queryByLabelText('Cancelar la subida')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('log'))
})

test('what goes out by itself says so in one line, and while the server is away can only be thrown away', () => {
  render(<UnsentActions messageId="1" isRefused={false} />, { wrapper: AsMember })
  screen.getByText('No enviado. Saldrá solo.')
  screen.getByRole('button', { name: 'Reintentar' }).focus()
  act(() => store.set(serverReachableAtom, false))
  screen.getByText('No enviado. Saldrá al volver.')
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Descartar' }))
  act(() => store.set(serverReachableAtom, true))
})

test('what the server refused can be sent again while it is away', () => {
  store.set(serverReachableAtom, false)
  render(<UnsentActions messageId="1" isRefused />, { wrapper: AsMember })
  screen.getByText('No enviado')
  screen.getByRole('button', { name: 'Reintentar' })
  act(() => store.set(serverReachableAtom, true))
})
