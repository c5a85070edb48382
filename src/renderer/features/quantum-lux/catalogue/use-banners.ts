import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { currentUserIdAtom } from '#renderer/session/session.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useFirstFailure } from '#renderer/lib/use-first-failure.ts'
import { copy } from '../copy.ts'
import { listBanners } from './api/list-banners.ts'

/** The banners of the catalogue; that they could not be loaded is told (spec §8). */
export function useBanners() {
  const userId = useAtomValue(currentUserIdAtom)
  const query = useQuery({ queryKey: ['banners', userId], queryFn: ({ signal }) => listBanners(signal) })
  const reportFailure = useReportFailure('echo')
  useFirstFailure('banners', query, (cause) => reportFailure(copy.catalogue.loadFailed, cause))
  return query
}
