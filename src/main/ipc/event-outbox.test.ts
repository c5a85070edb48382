import { describe, expect, it } from 'vitest'
import type { EventMessage } from '#shared/ipc/contract.ts'
import { EventOutbox } from './event-outbox.ts'

function outboxWithPage() {
  const delivered: EventMessage[] = []
  return { outbox: new EventOutbox((message) => delivered.push(message)), delivered }
}

const link = (route: string): EventMessage => ({ event: 'link.opened', payload: { route } })

describe('EventOutbox', () => {
  it('holds an event back until the page listens to it and then delivers at once', () => {
    const { outbox, delivered } = outboxWithPage()
    outbox.send('link.opened', { route: '/first' })
    expect(delivered).toEqual([])
    outbox.startDelivery('link.opened')
    outbox.send('link.opened', { route: '/second' })
    expect(delivered).toEqual([link('/first'), link('/second')])
  })

  it('does not deliver one kind of event because the page listens to another', () => {
    const { outbox, delivered } = outboxWithPage()
    outbox.startDelivery('power.resumed')
    outbox.send('link.opened', { route: '/first' })
    expect(delivered).toEqual([])
  })

  it('delivers what was held back once, even when the page listens twice', () => {
    const { outbox, delivered } = outboxWithPage()
    outbox.send('link.opened', { route: '/first' })
    outbox.startDelivery('link.opened')
    outbox.startDelivery('link.opened')
    expect(delivered).toHaveLength(1)
  })

  it('holds back again after the page was reloaded', () => {
    const { outbox, delivered } = outboxWithPage()
    outbox.startDelivery('link.opened')
    outbox.pageLeft()
    outbox.send('link.opened', { route: '/late' })
    expect(delivered).toEqual([])
    outbox.startDelivery('link.opened')
    expect(delivered).toEqual([link('/late')])
  })

  it('keeps the newest twenty of a kind', () => {
    const { outbox, delivered } = outboxWithPage()
    for (let number = 1; number <= 25; number++) outbox.send('link.opened', { route: `/${number}` })
    outbox.startDelivery('link.opened')
    expect(delivered).toHaveLength(20)
    expect(delivered[0]).toEqual(link('/6'))
  })

  it('holds back no waking of the machine and no choice from the menu, which mean nothing to a later page', () => {
    const { outbox, delivered } = outboxWithPage()
    outbox.send('power.resumed', null)
    outbox.send('menu.chosen', { shortcut: 'new-post' })
    outbox.startDelivery('power.resumed')
    outbox.startDelivery('menu.chosen')
    expect(delivered).toEqual([])
  })
})
