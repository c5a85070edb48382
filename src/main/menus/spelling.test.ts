import type { Session } from 'electron'
import { expect, it, vi } from 'vitest'
import { checkSpelling } from './spelling.ts'

function session() {
  const calls = { setSpellCheckerEnabled: vi.fn(), setSpellCheckerLanguages: vi.fn() }
  const given = { ...calls, availableSpellCheckerLanguages: ['en-US', 'es'] }
  return { ...calls, session: given as unknown as Session }
}

it('checks in the languages that there are, in their order', () => {
  const { session: given, setSpellCheckerEnabled, setSpellCheckerLanguages } = session()
  checkSpelling(given, { checksSpelling: true, spellingLanguages: ['es', 'klingon', 'en-US'] })
  expect(setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(true)
  expect(setSpellCheckerLanguages).toHaveBeenCalledExactlyOnceWith(['es', 'en-US'])
})

it('fetches no dictionary where nothing is to be checked', () => {
  const { session: given, setSpellCheckerEnabled, setSpellCheckerLanguages } = session()
  checkSpelling(given, { checksSpelling: false, spellingLanguages: ['es'] })
  expect(setSpellCheckerEnabled).toHaveBeenCalledExactlyOnceWith(false)
  expect(setSpellCheckerLanguages).not.toHaveBeenCalled()
})
