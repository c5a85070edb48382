import { cleanup } from '@testing-library/react'
import { entranceQueries } from '../cache/query-client.ts'

/** Unmounts what a test has rendered and clears the query cache used before sign-in. */
export function closeWindow(): void {
  cleanup()
  entranceQueries.clear()
}
