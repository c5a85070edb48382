import { useQuery } from '@tanstack/react-query'
import { fetchBook } from './api/fetch-book.ts'

/** The bytes of a book, held as long as it is open. */
export const useBook = (stored: string) =>
  useQuery({
    queryKey: ['book', stored],
    queryFn: ({ signal }) => fetchBook(stored, signal),
    retry: false,
    // It never changes, and is large.
    staleTime: 'static',
    gcTime: 0,
    structuralSharing: false,
  })
