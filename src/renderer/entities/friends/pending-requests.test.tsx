import { focusManager } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { AsMember, signedIn, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { announcementAtom } from '#renderer/ui/announce.ts'
import { listReceived, type RequestPage } from './api.ts'
import { useRequestsAnnouncement, useIncomingRequests } from './pending-requests.ts'
import { applyRequestChange, pendingKey } from './requests.ts'

vi.mock('./api.ts', () => ({
  listReceived: vi.fn(),
  listSent: vi.fn(),
}))

const created_at = '2026-11-21T00:00:00+00:00'
const card = (username: string) => ({ id: username, username, avatar_url: null, created_at })
const page = (...names: readonly string[]) => ({ members: names.map(card), next: null })
const request = { sender_id: 'sol', receiver_id: 'luna', status: 'pending' } as const

function Window() {
  useRequestsAnnouncement()
  return <p>{useIncomingRequests()?.text ?? 'nadie'}</p>
}

const open = () => render(<Window />, { wrapper: AsMember }).container
const said = () => store.get(announcementAtom).text

beforeEach(() => {
  store.set(announcementAtom, { id: 0, text: '' })
  signInAs('luna')
})
afterEach(() => {
  closeWindow()
  vi.clearAllMocks()
})

test('a request that comes in counts, and is said once; one that was there at the start is not', async () => {
  vi.mocked(listReceived).mockResolvedValueOnce(page('marte')).mockResolvedValueOnce(page('sol', 'marte'))
  const window = open()
  await waitFor(() => expect(window.textContent).toBe('1 solicitud'))
  expect(said()).toBe('')
  await act(() => applyRequestChange(signedIn(), { record: request, old_record: null }))
  await waitFor(() => expect(window.textContent).toBe('2 solicitudes'))
  expect(said()).toBe('sol quiere agregarte.')
  vi.mocked(listReceived).mockResolvedValueOnce(page('venus', 'sol', 'marte'))
  await act(() =>
    applyRequestChange(signedIn(), { record: { ...request, sender_id: 'venus' }, old_record: null }),
  )
  await waitFor(() => expect(window.textContent).toBe('3 solicitudes'))
  expect(said()).toBe('venus quiere agregarte.')
})

test('one that comes in while the first answer is under way is not lost to it', async () => {
  const first = Promise.withResolvers<RequestPage>()
  vi.mocked(listReceived).mockReturnValueOnce(first.promise).mockResolvedValue(page('sol'))
  const window = open()
  await act(() => applyRequestChange(signedIn(), { record: request, old_record: null }))
  await act(async () => first.resolve(page()))
  await waitFor(() => expect(window.textContent).toBe('1 solicitud'))
})

test('several that came in while nobody could be heard are said as one', async () => {
  vi.mocked(listReceived).mockResolvedValueOnce(page()).mockResolvedValue(page('sol', 'marte'))
  const window = open()
  await waitFor(() => expect(signedIn().queries.getQueryData(pendingKey('received'))).toBeTruthy())
  await act(() => signedIn().queries.invalidateQueries({ queryKey: pendingKey('received') }))
  await waitFor(() => expect(window.textContent).toBe('2 solicitudes'))
  expect(said()).toBe('2 personas quieren agregarte.')
})

test('one that is withdrawn elsewhere is no more, without a word', async () => {
  vi.mocked(listReceived).mockResolvedValueOnce(page('sol')).mockResolvedValue(page())
  const window = open()
  await waitFor(() => expect(window.textContent).toBe('1 solicitud'))
  await act(() => applyRequestChange(signedIn(), { record: null, old_record: request }))
  await waitFor(() => expect(window.textContent).toBe('nadie'))
  expect(said()).toBe('')
})

test.each([
  ['at the next focus', () => act(async () => focusManager.onFocus())],
  ['within a minute', () => act(() => vi.advanceTimersByTimeAsync(60_000))],
])('one whose withdrawal was not heard of is no more %s', async (_when, look) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  vi.mocked(listReceived).mockResolvedValueOnce(page('sol')).mockResolvedValue(page())
  const window = open()
  await waitFor(() => expect(window.textContent).toBe('1 solicitud'))
  await look()
  await waitFor(() => expect(window.textContent).toBe('nadie'))
})

test('what is known to be more than a page says so', async () => {
  const next = { id: 'marte', created_at }
  vi.mocked(listReceived).mockResolvedValue({ ...page('sol', 'marte'), next })
  const window = open()
  await waitFor(() => expect(window.textContent).toBe('2 solicitudes o más'))
})
