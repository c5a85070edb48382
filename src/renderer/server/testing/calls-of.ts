import type { Supabase } from '../supabase.ts'
import { serve } from './serve.ts'

/** A call to the data API as the server receives it. */
interface Call {
  /** Method and table, such as `POST posts`. */
  readonly of: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/**
 * Records the calls that luna's window makes while `act` runs. The answers are given in turn, the last one repeatedly.
 * @param act receives the client
 */
export async function callsOf(
  act: (supabase: Supabase) => Promise<unknown>,
  ...answers: readonly unknown[]
): Promise<readonly Call[]> {
  const calls: Call[] = []
  const supabase = serve((address, request) => {
    const { pathname, searchParams } = new URL(address)
    const answer = answers[Math.min(calls.length, answers.length - 1)] ?? {}
    calls.push({
      of: `${request.method} ${pathname.replace('/rest/v1/', '')}`,
      query: Object.fromEntries(searchParams),
      body: typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
    })
    return answer instanceof Response ? answer : Response.json(answer)
  })
  await act(supabase)
  return calls
}
