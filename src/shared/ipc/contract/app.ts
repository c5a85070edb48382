import { z } from 'zod'
import type { AppInfo, ChosenPlace } from '../../bridge.ts'
import { externalAddress } from '../../external-address.ts'
import { serverProblem } from '../../server-connection.ts'
import { route } from './route.ts'

const externalUrl = z
  .string()
  .max(2_000)
  .refine((url) => externalAddress(url) !== null, 'only http, https and mailto open outside')

const server = z
  .strictObject({ url: z.string().max(500), publishableKey: z.string().max(4_096) })
  .superRefine((value, context) => {
    const problem = serverProblem(value)
    if (problem) context.addIssue({ code: 'custom', message: problem, input: value })
  })

export const appRoutes = {
  /** Version, platform and the server in use (design §3 "server choice"). */
  'app.get_info': route<AppInfo>()(z.strictObject({})),
  /**
   * Asks the server and writes `server.json`; https, or http on this machine only. Errors: `app.server_configured` where
   * there is a server; `app.server_unreachable`; `app.server_unsuitable` for something else than Supabase;
   * `app.server_key` where it does not know the key; `app.certificate_…` where its certificate is not to be trusted.
   */
  'app.set_server': route<null>()(server),
  /** Asks where to save what helps to find a fault, without anything of the member. `null` when cancelled; errors as `file.save_dialog`. */
  'app.export_diagnostics': route<ChosenPlace | null>()(z.strictObject({})),
  /** Ends the app and starts it again, as somebody starts it who wants to see it. */
  'app.restart': route<null>()(z.strictObject({})),
  /** Opens http, https and mailto addresses in the system's own program. */
  'app.open_external': route<null>()(z.strictObject({ url: externalUrl })),
  /** Unread count on the dock or task bar, 0 clears it. */
  'app.set_badge': route<null>()(z.strictObject({ count: z.int().min(0).max(99_999) })),
}
