import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { FRIEND, ME, message } from '../messages/testing/message.ts'
import { timeLabel } from '../messages/moments.ts'
import { MessageRow } from './MessageRow.tsx'
import { momentLabel, toBubbles, toRows } from './timeline.ts'

const files = vi.hoisted(() => ({ choosePlace: vi.fn(() => Promise.resolve({ ok: true, data: null })) }))
vi.mock('#renderer/lib/desktop.ts', async (original) => ({ ...(await original()), desktop: { files } }))
const signedAddress = vi.hoisted(() => vi.fn<(file: unknown) => Promise<string>>())
vi.mock('#renderer/entities/files/show/sign-together.ts', () => ({ signedAddresses: () => signedAddress }))

beforeEach(() => {
  signInAs(ME)
  signedAddress.mockResolvedValue('https://cosmia.test/signed')
})
afterEach(closeWindow)

it('within a group a message shows its time beside it to who is at it, and tells it in full', async () => {
  const rows = toRows(toBubbles([message(1), message(2)], [], ME))
  render(
    rows.map((row) => (
      <MessageRow
        key={row.bubble.id}
        {...row}
        startsNew={false}
        isLastRead={false}
        isRead={false}
        today={new Date()}
        friend={{ id: FRIEND, username: 'sol', avatar_url: null }}
        isStop
      />
    )),
    { wrapper: AsMember },
  )
  const [last, first] = await screen.findAllByRole('article')
  const time = (minute: number) => timeLabel(new Date(message(minute).created_at))
  expect([first?.textContent, last?.textContent]).toEqual(['m1', `m2${time(2)}`])
  expect(screen.getByText(time(1)).closest('article')).toBeNull()
  expect(screen.getByRole('article', { name: `sol, ${time(1)}` })).toBe(first)
  expect(first?.title).toBe(momentLabel(new Date(message(1).created_at)))
})

it("a friend's video is saved under its own name, by the menu and not past the program", async () => {
  const file = {
    content: null,
    file_url: `chat-assets/${FRIEND}/chat/${ME}/1-Manana.mp4`,
    file_type: 'video/mp4',
  }
  const [row] = toRows(toBubbles([message(1, { ...file, file_name: 'Mañana.mp4' })], [], ME))
  const friend = { id: FRIEND, username: 'sol', avatar_url: null }
  if (row)
    render(
      <MessageRow
        {...row}
        startsNew={false}
        isLastRead={false}
        isRead={false}
        today={new Date()}
        friend={friend}
        isStop
      />,
      { wrapper: AsMember },
    )
  const video = await screen.findByLabelText('Video de sol')
  expect(video.getAttribute('controlslist')).toBe('nodownload')
  fireEvent.click(screen.getByRole('button', { name: 'Opciones del mensaje «Video»' }))
  const item = await screen.findByRole('menuitem', { name: 'Guardar como…' })
  fireEvent.click(item)
  await expect.poll(() => files.choosePlace.mock.calls).toEqual([['Mañana.mp4']])
})

it('that it was read, the last that was says for all before it; what is on its way to that has a sign', async () => {
  const [last, first] = toRows(
    toBubbles([message(1, { sender_id: ME }), message(9, { sender_id: ME })], [], ME),
  )
  const friend = { id: FRIEND, username: 'sol', avatar_url: null }
  const row = (of: typeof last, isLastRead: boolean, isRead: boolean) =>
    of && (
      <MessageRow
        {...of}
        startsNew={false}
        isLastRead={isLastRead}
        isRead={isRead}
        today={new Date()}
        friend={friend}
        isStop
      />
    )
  const { rerender } = render(row(first, false, false), { wrapper: AsMember })
  await screen.findByTitle('Enviado')
  rerender(row(first, false, true))
  expect(screen.queryByTitle('Enviado')).toBeNull()
  rerender(row(last, true, true))
  expect((await screen.findByRole('article')).textContent).toContain('Leído')
})

it.each([
  ['🌙', true],
  ['👩‍🚀 ❤️ 🪐', true],
  ['🌙🌙🌙🌙', false],
  ['🌙 ya', false],
  ['1', false],
])('%s stands on no ground of its own: %s', async (content, isBare) => {
  const [row] = toRows(toBubbles([message(1, { content })], [], ME))
  const friend = { id: FRIEND, username: 'sol', avatar_url: null }
  const flags = {
    startsNew: false,
    isLastRead: false,
    isRead: false,
    today: new Date(),
    friend,
    isStop: true,
  }
  const { container } = render(row && <MessageRow {...row} {...flags} />, { wrapper: AsMember })
  await screen.findByRole('article')
  expect(container.querySelector('[data-emoji]') !== null).toBe(isBare)
})
