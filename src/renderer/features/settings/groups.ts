import { takeFocus } from '#renderer/lib/focus.ts'
import type { PreferenceOffer } from '#shared/preferences.ts'
import { copy } from './copy.ts'
import { BellIcon, BoxIcon, SlidersIcon, KeyIcon, LaterIcon, PenIcon, WindowIcon } from './icons.tsx'

/** What belongs together among the settings, by what it is known by. */
export const groups = {
  notices: { title: copy.machine.groups.notices, Icon: BellIcon },
  window: { title: copy.machine.groups.window, Icon: WindowIcon },
  writing: { title: copy.machine.groups.writing, Icon: PenIcon },
  program: { title: copy.machine.groups.program, Icon: SlidersIcon },
  access: { title: copy.accountGroups.access, Icon: KeyIcon },
  data: { title: copy.accountGroups.data, Icon: BoxIcon },
  later: { title: copy.later, Icon: LaterIcon },
} as const

export type GroupId = keyof typeof groups

/** Id of the title that leads a group. */
export const titleIdOf = (id: GroupId): string => `settings-${id}`

/**
 * Those that stand on the page, in its order.
 * @param offered by the machine; `undefined` while that is not known
 */
export function groupsFor(offered: PreferenceOffer | undefined): readonly GroupId[] {
  const hasWindow = offered && (offered.tray || offered.startWithSystem)
  return [
    'notices',
    ...(hasWindow ? (['window'] as const) : []),
    ...(offered ? (['writing'] as const) : []),
    'program',
    'access',
    'data',
    'later',
  ]
}

/** Leads to a title of the page. @param titleId its id */
export function goTo(titleId: string): void {
  const title = document.getElementById(titleId)
  title?.scrollIntoView({ block: 'start' })
  if (title) takeFocus(title)
}
