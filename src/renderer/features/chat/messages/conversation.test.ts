import { describe, expect, test } from 'vitest'
import { addMessages, addOlderPage, newestPart, withNewestPage, type Conversation } from './conversation.ts'
import { message } from './testing/message.ts'

const texts = (conversation: Conversation) => conversation.messages.map(({ content }) => content)
const run = (hasOlder: boolean, ...numbers: number[]): Conversation => ({
  messages: numbers.map((number) => message(number)),
  hasOlder,
})

describe('a message that has just become known', () => {
  test('is put in its place in time', () => {
    expect(texts(addMessages(run(false, 1, 3), [message(2)]))).toEqual(['m1', 'm2', 'm3'])
  })

  test('appears once however often it is delivered', () => {
    const once = addMessages(run(false, 1), [message(2)])
    expect(addMessages(once, [message(2), message(1)])).toBe(once)
  })

  test('stays out when it is from before the loaded run', () => {
    expect(texts(addMessages(run(true, 5, 6), [message(2)]))).toEqual(['m5', 'm6'])
  })

  test('of the same millisecond is ordered by its microseconds', () => {
    const early = { ...message(1), id: 'z', created_at: '2026-11-20T10:00:00.1001+00:00', content: 'early' }
    const late = { ...message(1), id: 'a', created_at: '2026-11-20T10:00:00.10012+00:00', content: 'late' }
    expect(texts(addMessages({ messages: [late], hasOlder: false }, [early]))).toEqual(['early', 'late'])
  })
})

test('an older page comes before and says whether there is more', () => {
  const joined = addOlderPage(run(true, 4, 5), run(false, 1, 2, 3))
  expect(texts(joined)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
  expect(joined.hasOlder).toBe(false)
})

describe('the newest page', () => {
  test('is joined to what is known where the two meet', () => {
    const known = { ...run(true, 1, 2, 3), isKept: true }
    const joined = withNewestPage(known, run(true, 3, 4, 5))
    expect(texts(joined)).toEqual(['m1', 'm2', 'm3', 'm4', 'm5'])
    expect(joined).toMatchObject({ hasOlder: true })
    expect(joined.isKept).toBeUndefined()
  })

  test('takes the place of what is known where nobody knows what is between', () => {
    expect(withNewestPage(run(false, 1, 2), run(true, 4, 5))).toEqual(run(true, 4, 5))
  })

  test('that is the whole conversation says so', () => {
    expect(withNewestPage(run(true, 2), run(false, 1, 2))).toEqual(run(false, 1, 2))
  })
})

test('of a long conversation the last fifty messages are kept', () => {
  const kept = newestPart(run(false, ...Array.from({ length: 51 }, (_, index) => index)))
  expect(kept.messages).toHaveLength(50)
  expect(texts(kept).at(-1)).toBe('m50')
  expect(kept).toMatchObject({ hasOlder: true, isKept: true })
})
