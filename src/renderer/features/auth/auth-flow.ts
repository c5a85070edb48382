import { z } from 'zod/mini'

/** An account without its second step, or without a confirmed e-mail. */
const newAccount = z.object({
  userId: z.string(),
  email: z.string(),
  /** As typed; the server may have assigned a similar name. */
  username: z.string(),
  birthYear: z.string(),
  /** Proves to the server that later steps come from the person who signed up. */
  nonce: z.string(),
  /** The sign-up returned a session, because this server does not ask for confirmation. */
  signedIn: z.boolean(),
  /** The e-mail already had an unconfirmed account, from an earlier try of the same person or from somebody else. */
  isForeign: z.boolean(),
})
export type NewAccount = z.infer<typeof newAccount>

const recovery = z.object({ step: z.enum(['email', 'code', 'password']), email: z.string() })
export type Recovery = z.infer<typeof recovery>

export const authFlowSchema = z.object({
  mode: z.enum(['login', 'register']),
  /** Set while step 2, the choice of a profile type, is on screen. */
  newAccount: z.nullable(newAccount),
  /** E-mail whose code is being asked for, in either mode of step 1. */
  confirming: z.nullable(z.string()),
  /** The last unconfirmed sign-up of this window, whose e-mail may turn out to be mistyped. */
  waiting: z.nullable(newAccount),
  /** The account that was given up because of its mistyped e-mail; registration continues with its values. */
  mistyped: z.nullable(newAccount),
  /** The name assigned to the waiting account instead of the typed one. */
  givenName: z.nullable(z.string()),
  /** Set while a forgotten password is being replaced. */
  recovery: z.nullable(recovery),
})
export type AuthFlow = z.infer<typeof authFlowSchema>
export type AuthMode = AuthFlow['mode']

export type AuthEvent =
  | { readonly type: 'mode_switched' }
  | { readonly type: 'signed_up'; readonly account: NewAccount }
  /** The e-mail already has an unconfirmed account; the typed values are applied after its code. */
  | { readonly type: 'found_waiting'; readonly account: NewAccount }
  /**
   * `confirmed`: the e-mail needs no code any more. `givenName`: the server assigned this name instead of the typed
   * one.
   */
  | { readonly type: 'profile_type_saved'; readonly confirmed: boolean; readonly givenName: string | null }
  /** Somebody else wants to sign in here. */
  | { readonly type: 'profile_type_left' }
  | { readonly type: 'confirmation_needed'; readonly email: string }
  | { readonly type: 'confirmation_left' }
  | { readonly type: 'email_mistyped' }
  /** The e-mail is confirmed, but the account has no password that its owner chose. */
  | { readonly type: 'password_missing'; readonly email: string }
  | { readonly type: 'recovery_moved'; readonly to: Recovery | null }
  | { readonly type: 'signed_in' }

export const initialFlow: AuthFlow = {
  mode: 'login',
  newAccount: null,
  confirming: null,
  waiting: null,
  mistyped: null,
  givenName: null,
  recovery: null,
}

/** Whether the typed name is that of the waiting account: only its owner knows both, on this device. */
export const isNameOfWaiting = ({ waiting }: AuthFlow, username: string): boolean =>
  waiting !== null && waiting.username.trim() === username.trim()

/** The sign-up begun on this device with this e-mail. */
export const accountOf = ({ waiting, newAccount: account }: AuthFlow, email: string): NewAccount | null =>
  [waiting, account].find((each) => each?.email.toLowerCase() === email.toLowerCase()) ?? null

/**
 * State machine of login and register: the two steps, the code between them, and password recovery (spec §2, §4; design
 * §5).
 */
export function authFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  switch (event.type) {
    case 'mode_switched':
      return { ...flow, mode: flow.mode === 'login' ? 'register' : 'login' }
    case 'signed_up':
      return { ...initialFlow, mode: flow.mode, newAccount: event.account }
    case 'found_waiting':
      return { ...initialFlow, confirming: event.account.email, waiting: event.account }
    case 'profile_type_saved':
      return event.confirmed ? initialFlow : awaitCode(flow, event.givenName)
    case 'profile_type_left':
      return { ...initialFlow, waiting: flow.newAccount }
    case 'confirmation_needed':
      return { ...flow, confirming: event.email }
    case 'confirmation_left':
      return { ...flow, confirming: null }
    case 'email_mistyped':
      return { ...initialFlow, mode: 'register', mistyped: flow.waiting }
    case 'password_missing':
      // Step 2 follows once the password is chosen.
      return {
        ...flow,
        newAccount: null,
        waiting: flow.newAccount ?? flow.waiting,
        confirming: null,
        recovery: { step: 'password', email: event.email },
      }
    case 'recovery_moved':
      return { ...flow, recovery: event.to }
    case 'signed_in':
      // The link of the mail may be opened before step 2 is done.
      return { ...initialFlow, newAccount: flow.newAccount }
  }
}

function awaitCode({ newAccount: account }: AuthFlow, givenName: string | null): AuthFlow {
  return { ...initialFlow, confirming: account?.email ?? null, waiting: account, givenName }
}
