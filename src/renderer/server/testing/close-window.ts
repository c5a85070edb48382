import { cleanup } from '@testing-library/react'
import { entranceQueries } from '../cache/query-client.ts'

/** Takes away what a test has drawn, and what the entrance has read. */
export function closeWindow(): void {
  cleanup()
  entranceQueries.clear()
}
