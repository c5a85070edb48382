import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { starsOf } from '#renderer/entities/member/constellation.ts'
import { sessionAtom } from '#renderer/session/session.ts'
import { AccountMenu } from './AccountMenu.tsx'

afterEach(cleanup)

test('the account menu begins with whose it is: their constellation, planet, name and address', async () => {
  const store = createStore()
  const client = new QueryClient()
  store.set(sessionAtom, { status: 'present', user: { id: 'u1', email: 'luna@cosmia.test' } })
  client.setQueryDefaults(['profile'], { staleTime: Infinity })
  client.setQueryData(['profile', 'u1'], { username: 'luna', avatar_url: 'cosmia:avatar/u1' })
  render(
    <Provider store={store}>
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <AccountMenu anchor={document.body} onClose={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>
    </Provider>,
  )
  const [head] = (await screen.findByRole('menu')).children
  expect(head?.textContent).toBe('Llunaluna@cosmia.test')
  expect(head?.querySelectorAll('svg g')).toHaveLength(starsOf('u1').length)
})
