import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { showFilesOf } from '#renderer/server/public-address.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import type { Media } from './media.ts'
import { MediaView } from './MediaView.tsx'
import { Lightbox } from './Lightbox.tsx'
import { LightboxDialog } from './LightboxDialog.tsx'

// It measures what is drawn, which nothing is here.
vi.mock('./LightboxDialog.tsx', () => ({
  LightboxDialog: vi.fn(({ onClose }: { readonly onClose: () => void }) => (
    <button aria-label="Lightbox" onClick={onClose} />
  )),
}))

beforeEach(() => {
  signInAs('luna')
  showFilesOf('https://cosmia.test')
})
afterEach(closeWindow)

const picture = (id: string): Media => ({
  id,
  stored: `user-assets/sol/posts/1-${id}.webp`,
  still: null,
  alt: `Imagen ${id}`,
  isVideo: false,
  width: null,
  height: null,
})
const lightbox = () => screen.queryByRole('button', { name: 'Lightbox' })

test('who leafs on stays with what they look at, whatever comes and goes around it, until it is gone', async () => {
  const list = (...ids: readonly string[]) => (
    <AsMember>
      <Lightbox label="Imágenes" rows={ids.map(picture)} mediaOf={(row) => row}>
        <MediaView media={picture('p2')} />
      </Lightbox>
    </AsMember>
  )
  const { rerender } = render(list('p2', 'p3'))
  fireEvent.click(screen.getByRole('button', { name: 'Imagen p2' }))
  await screen.findByRole('button', { name: 'Lightbox' })
  act(() => vi.mocked(LightboxDialog).mock.lastCall?.[0].onView('p3'))
  rerender(list('p1', 'p3', 'p4'))
  expect(vi.mocked(LightboxDialog).mock.lastCall?.[0]).toMatchObject({ shownId: 'p3' })
  expect(lightbox()).not.toBeNull()
  rerender(list('p1', 'p4'))
  expect(lightbox()).toBeNull()
})

test('a picture that stands in two lists opens once, among those of its own', async () => {
  const own = { ...picture('p1'), alt: 'Imagen de sol' }
  const lists = [[own], [null, own]]
  render(
    <AsMember>
      {lists.map((rows) => (
        <Lightbox key={rows.length} label="Imágenes" rows={rows} mediaOf={(row) => row}>
          <MediaView media={own} />
        </Lightbox>
      ))}
    </AsMember>,
  )
  const [, inSecond] = screen.getAllByRole('button', { name: 'Imagen de sol' })
  if (inSecond) fireEvent.click(inSecond)
  expect(await screen.findAllByRole('button', { name: 'Lightbox' })).toHaveLength(1)
  expect(vi.mocked(LightboxDialog).mock.lastCall?.[0]).toMatchObject({ media: [own], shownId: 'p1' })
  fireEvent.click(screen.getByRole('button', { name: 'Lightbox' }))
  expect(lightbox()).toBeNull()
})
