import { act, cleanup, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom } from '#renderer/server/connectivity.ts'
import { EmptyState, ErrorState } from './Notice.tsx'
import { RetryNote } from './RetryNote.tsx'
import { LoadingRows } from './LoadingRows.tsx'
import { BrokenOrbit, Comet, Eclipse, Lighthouse, Telescope, TwoPlanets } from './scenes.tsx'

afterEach(() => {
  cleanup()
  store.set(serverReachableAtom, true)
})

const scenes: Readonly<Record<string, ReactElement>> = {
  lighthouse: <Lighthouse />,
  'two planets': <TwoPlanets />,
  comet: <Comet from={null} to={null} />,
  telescope: <Telescope />,
  eclipse: <Eclipse />,
  'broken orbit': <BrokenOrbit />,
}

test.each(Object.entries(scenes))(
  'the scene %s is drawn in the colour of text, in at most 2 kB',
  (_name, scene) => {
    const { container } = render(scene)
    const picture = container.querySelector('svg')
    expect(picture?.getAttribute('stroke')).toBe('currentColor')
    expect(picture?.getAttribute('viewBox')).toBe('0 0 200 120')
    expect(picture?.outerHTML.length).toBeLessThanOrEqual(2048)
  },
)

test('a screen without anything shows its scene, which is not read out', () => {
  const picture = <Comet from={<i>luna</i>} to={<i>sol</i>} />
  render(<EmptyState scene={picture} title="Todo en calma" />)
  expect(screen.getByText('luna').closest('[aria-hidden]')).not.toBeNull()
  expect(screen.getByRole('heading').textContent).toBe('Todo en calma')
})

test('a list on its way is told to the ear, with a row for each of what is likely to come', () => {
  render(<LoadingRows label="Cargando…" count={3} row={(index) => <i>fila {index}</i>} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Cargando…/)
  expect(screen.getAllByText(/^fila/)).toHaveLength(3)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

// spec: 2.feed.spinner
test('a ring may turn over the rows of a list on its way, named as the list is', () => {
  render(<LoadingRows label="Cargando…" count={3} row={(index) => <i>fila {index}</i>} hasRing />)
  expect(screen.getByRole('progressbar', { name: 'Cargando…' })).toBeDefined()
  expect(screen.getAllByText(/^fila/)).toHaveLength(3)
})

const WHEN_BACK = 'Se verá cuando vuelva la conexión.'
const failed = { message: 'No se pudieron cargar los posts.', onRetry: () => undefined }

test('a part that could not be read is one grey line while the server is away, and a failure when it is not', () => {
  const { container } = render(
    <>
      <ErrorState {...failed} />
      <RetryNote text="No se pudieron cargar los banners." onRetry={failed.onRetry} />
    </>,
  )
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  act(() => store.set(serverReachableAtom, false))
  expect(container.textContent).toBe(WHEN_BACK.repeat(2))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what a page is there for has a picture while it waits for the server', () => {
  store.set(serverReachableAtom, false)
  render(<ErrorState {...failed} isMain />)
  expect(screen.getByRole('heading', { name: WHEN_BACK })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('that there is nothing is said while the server is away only where that is certain', () => {
  store.set(serverReachableAtom, false)
  const scene = <Lighthouse />
  const { container } = render(
    <>
      <EmptyState scene={scene} title="El cosmos está silencioso" />
      <EmptyState scene={scene} title="Nadie se llama «x» entre tus amigos." isCertain />
    </>,
  )
  expect(container.textContent).toBe(`${WHEN_BACK}Nadie se llama «x» entre tus amigos.`)
})

test('a page that could not be read keeps its title, and what was not sent says so, while the server is away', () => {
  store.set(serverReachableAtom, false)
  render(
    <>
      <ErrorState {...failed} heading="h1" />
      <RetryNote text="Todavía no se ha enviado." onRetry={failed.onRetry} isOfSend />
    </>,
  )
  expect(screen.getByRole('heading', { level: 1, name: failed.message })).toBeTruthy()
  expect(screen.getByText(WHEN_BACK)).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Todavía no se ha enviado.')
  expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1)
})
