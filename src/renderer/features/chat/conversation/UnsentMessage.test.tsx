import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setUpload } from '#renderer/entities/files/upload/upload-files.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { UploadLine } from './UnsentMessage.tsx'

vi.mock('../outbox/delivery.ts', () => ({ holdBack: vi.fn() }))

afterEach(cleanup)

test('the progress of a file does not fall back at its end, where nothing can be stopped', () => {
  render(
    <div role="log" tabIndex={-1}>
      <UploadLine messageId="1" name="mar.webp" />
    </div>,
    { wrapper: StoreProvider },
  )
  const bar = () => screen.getByLabelText('Subida de mar.webp')
  act(() => setUpload('1', { share: 0.994, cancel: () => undefined }))
  expect(bar().getAttribute('aria-valuenow')).toBe('99')
  screen.getByText('Subiendo… 99 %')
  screen.getByLabelText('Cancelar la subida').focus()
  act(() => setUpload('1', { share: 1, cancel: null }))
  expect(bar().getAttribute('aria-valuenow')).toBeNull()
  screen.getByText('Enviando…')
  expect(screen.queryByLabelText('Cancelar la subida')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('log'))
})
