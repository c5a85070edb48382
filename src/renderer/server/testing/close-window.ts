import { cleanup } from '@testing-library/react'
import { queryClient } from '../cache/query-client.ts'

/** Takes away what a test has drawn, and what it has read from the server. */
export function closeWindow(): void {
  cleanup()
  queryClient.clear()
}
