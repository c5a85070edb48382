import { z } from 'zod'
import { QUIET, type PreferenceState } from '../../preferences.ts'
import { boundedText } from './fields.ts'
import { route } from './route.ts'

const choice = z.boolean().exactOptional()

const some = z.strictObject({
  quiet: z.enum(QUIET).exactOptional(),
  namesOnly: choice,
  closesToTray: choice,
  startsWithSystem: choice,
  makesSound: choice,
  checksSpelling: choice,
  spellingLanguages: z
    .array(boundedText(40).min(2))
    .max(20)
    .transform((all): readonly string[] => all)
    .exactOptional(),
  usesGraphics: choice,
})

export const preferenceRoutes = {
  /** The member's preferences on this machine, and the available options. */
  'preference.get_all': route<PreferenceState>()(z.strictObject({})),
  /** Changes the given preferences and leaves the others; answers with all of them. */
  'preference.change_some': route<PreferenceState>()(some),
}

export interface PreferenceEvents {
  /** By the menu, the tray, the page itself, or the end of 'No molestar'. */
  'preference.changed': PreferenceState
}
