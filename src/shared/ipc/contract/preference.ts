import { z } from 'zod/mini'
import { QUIET, type PreferenceState } from '../../preferences.ts'
import { boundedText } from './fields.ts'
import { route } from './route.ts'

const choice = z.exactOptional(z.boolean())

const some = z.strictObject({
  quiet: z.exactOptional(z.enum(QUIET)),
  namesOnly: choice,
  closesToTray: choice,
  startsWithSystem: choice,
  makesSound: choice,
  checksSpelling: choice,
  spellingLanguages: z.exactOptional(
    z.pipe(
      z.array(boundedText(40).check(z.minLength(2))).check(z.maxLength(20)),
      z.transform((all: string[]): readonly string[] => all),
    ),
  ),
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
