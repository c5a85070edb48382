import { z } from 'zod/mini'
import type { AppInfo, ChosenPlace } from '../../bridge.ts'
import { externalAddress } from '../../external-address.ts'
import { serverProblem } from '../../server-connection.ts'
import { route } from './route.ts'

const externalUrl = z.string().check(
  z.maxLength(2_000),
  z.refine((url) => externalAddress(url) !== null, 'only http, https and mailto open outside'),
)

const server = z
  .strictObject({
    url: z.string().check(z.maxLength(500)),
    publishableKey: z.string().check(z.maxLength(4_096)),
  })
  .check(
    z.superRefine((value, context) => {
      const problem = serverProblem(value)
      if (problem) context.addIssue({ code: 'custom', message: problem, input: value })
    }),
  )

export const appRoutes = {
  /** Version, platform and the server in use (design §3 "server choice"). */
  'app.get_info': route<AppInfo>()(z.strictObject({})),
  /**
   * Checks a server and writes `server.json`; https, or http on this machine only. Errors: `app.server_configured` if
   * there already is a server; `app.server_unreachable`; `app.server_unsuitable` if it is not Supabase;
   * `app.server_key` if it rejects the key; `app.certificate_…` if its certificate is not trusted.
   */
  'app.set_server': route<null>()(server),
  /**
   * Asks where to save a diagnostics file without personal data. `null` if cancelled; errors like `file.save_dialog`.
   */
  'app.export_diagnostics': route<ChosenPlace | null>()(z.strictObject({})),
  /** Restarts the app with a visible window. */
  'app.restart': route<null>()(z.strictObject({})),
  /** Opens http, https and mailto addresses in the system's default app. */
  'app.open_external': route<null>()(z.strictObject({ url: externalUrl })),
  /** Unread count on the Dock or taskbar; 0 clears it. */
  'app.set_badge': route<null>()(z.strictObject({ count: z.int().check(z.minimum(0), z.maximum(99_999)) })),
  /**
   * Whether the page has something that must reach the server before it ends. Main then tells it by `app.ending`, and waits
   * until the page takes this back, three seconds at most.
   */
  'app.hold_end': route<null>()(z.strictObject({ holds: z.boolean() })),
}

export interface AppEvents {
  /** The window closes or hides, the app quits, or the machine sleeps: the page sends what cannot wait. */
  'app.ending': null
}
