import type { UpdateNews } from '#shared/updates.ts'
import type { DomainHandlers } from '../handlers.ts'

/** News about updates for the page, and its actions. */
export interface UpdateDesk {
  readonly news: () => UpdateNews | null
  /** Checks for updates. @returns whether this copy of the app updates itself */
  readonly look: () => boolean
  readonly download: () => void
  readonly install: () => void
  readonly putOff: () => void
}

export const updateHandlers = (desk: UpdateDesk): DomainHandlers<'update'> => {
  const done = (act: () => void) => () => {
    act()
    return null
  }
  return {
    'update.get_news': () => desk.news(),
    'update.look_now': () => desk.look(),
    'update.start_download': done(desk.download),
    'update.install_now': done(desk.install),
    'update.put_off': done(desk.putOff),
  }
}
