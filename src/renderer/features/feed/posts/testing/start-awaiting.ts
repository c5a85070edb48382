import { act } from '@testing-library/react'

/**
 * Starts what ends with an answer of the server that is still to come.
 * @returns what gives the answer, and waits until all that follows from it has happened
 */
export function startAwaiting<Answer>(answer: PromiseWithResolvers<Answer>, start: () => Promise<void>) {
  let started = Promise.resolve()
  act(() => {
    started = start()
  })
  return (given: Answer) =>
    act(() => {
      answer.resolve(given)
      return started
    })
}
