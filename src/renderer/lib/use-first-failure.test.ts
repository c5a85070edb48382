import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFirstFailure } from './use-first-failure.ts'

interface Query {
  readonly data: unknown
  readonly error: Error | null
}

const LOADING: Query = { data: undefined, error: null }
const failed = () => ({ data: undefined, error: new Error('offline') })

function watch() {
  const report = vi.fn()
  const { rerender } = renderHook(({ subject, query }) => useFirstFailure(subject, query, report), {
    initialProps: { subject: 'all', query: LOADING },
  })
  const pass = (query: Query, subject = 'all') => rerender({ subject, query })
  return { report, pass }
}

test('a failure is reported once, however often loading is tried again', () => {
  const { report, pass } = watch()
  pass(failed())
  pass(LOADING)
  pass(failed())
  expect(report).toHaveBeenCalledTimes(1)
})

test('the next failure after a success is news', () => {
  const { report, pass } = watch()
  pass(failed())
  pass({ data: [], error: null })
  pass(failed())
  expect(report).toHaveBeenCalledTimes(2)
})

test('a failed refresh of what is shown is not reported', () => {
  const { report, pass } = watch()
  pass({ data: [], error: null })
  pass({ data: [], error: new Error('offline') })
  expect(report).not.toHaveBeenCalled()
})

test('each subject is reported on its own', () => {
  const { report, pass } = watch()
  pass(failed(), 'all')
  pass(failed(), 'general')
  pass(failed(), 'all')
  expect(report).toHaveBeenCalledTimes(2)
})

test('what was told is taken back once it has been loaded', () => {
  const { report, pass } = watch()
  const takeBack = vi.fn()
  report.mockReturnValue(takeBack)
  pass(failed())
  pass(LOADING)
  expect(takeBack).not.toHaveBeenCalled()
  pass({ data: [], error: null })
  pass({ data: [1], error: null })
  expect(takeBack).toHaveBeenCalledOnce()
})
