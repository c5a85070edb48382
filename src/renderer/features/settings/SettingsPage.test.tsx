import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/state/store.ts'
import { StoreProvider } from '#renderer/server/StoreProvider.tsx'
import { toastsAtom } from '#renderer/ui/toasts/toasts.ts'
import { SettingsPage } from './SettingsPage.tsx'

vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: { preferences: { get: () => new Promise(() => {}), onChange: () => () => {} } },
}))

afterEach(cleanup)

test('there are four cards, of which each comes later', () => {
  render(<SettingsPage />, { wrapper: StoreProvider })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 4)).toEqual(['Perfil', 'Seguridad', 'Notificaciones', 'Apariencia'])
  const cards = screen.getAllByText('Configurar', { selector: 'button' })
  expect(cards).toHaveLength(4)
  for (const card of cards) {
    const before = store.get(toastsAtom).at(-1)?.id ?? 0
    fireEvent.click(card)
    expect(store.get(toastsAtom)).toMatchObject([{ id: before + 1, title: 'Próximamente' }])
  }
})
