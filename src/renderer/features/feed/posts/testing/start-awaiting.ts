import { act } from '@testing-library/react'

/**
 * Starts an action that waits for an answer of the server.
 * @returns gives the answer and waits for all its effects
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
