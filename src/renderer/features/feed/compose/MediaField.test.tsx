import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { MediaPreview } from './MediaField.tsx'

afterEach(closeWindow)

it.each([
  [100, 300],
  [3000, 100],
])('shows the whole of a picture of %i by %i in a room that is there before it', (width, height) => {
  const file = new File(['x'], 'foto.webp', { type: 'image/webp' })
  const facts = { path: 'luna/posts/1-foto.webp', width, height, still: null }
  render(<MediaPreview file={file} facts={facts} isReadOnly={false} onRemove={vi.fn()} />)
  const { aspectRatio, objectFit } = screen.getByRole('img').style
  expect(Number.parseFloat(aspectRatio)).toBeCloseTo(Math.min(8, width / height))
  expect(objectFit).toBe('scale-down')
})
