/** An account whose second step is still to come. */
export interface NewAccount {
  readonly userId: string
  readonly email: string
  /** Shows the server that step 2 comes from who signed up. */
  readonly nonce: string
  /** Sign-up answered with a session, because this server does not ask for confirmation. */
  readonly signedIn: boolean
}

export type AuthMode = 'login' | 'register'

export interface AuthFlow {
  readonly mode: AuthMode
  /** Set while step 2, the choice of a profile type, is on screen. */
  readonly newAccount: NewAccount | null
  /** E-mail whose code is being asked for, over either mode of step 1. */
  readonly confirming: string | null
}

export type AuthEvent =
  | { readonly type: 'mode_switched' }
  | { readonly type: 'signed_up'; readonly account: NewAccount }
  /** The e-mail has an account already that waits for its code. */
  | { readonly type: 'found_waiting'; readonly email: string }
  /** `confirmed`: the e-mail needs no code any more. */
  | { readonly type: 'profile_type_saved'; readonly confirmed: boolean }
  | { readonly type: 'confirmation_needed'; readonly email: string }
  | { readonly type: 'confirmation_left' }

export const initialFlow: AuthFlow = { mode: 'login', newAccount: null, confirming: null }

/** The two steps of login and register, and the code between them (spec §2, §4; design §5). */
export function authFlow(flow: AuthFlow, event: AuthEvent): AuthFlow {
  switch (event.type) {
    case 'mode_switched':
      return { ...flow, mode: flow.mode === 'login' ? 'register' : 'login' }
    case 'signed_up':
      return { ...flow, newAccount: event.account }
    case 'found_waiting':
      return { mode: 'login', newAccount: null, confirming: event.email }
    case 'profile_type_saved': {
      const email = flow.newAccount?.email ?? null
      return { mode: 'login', newAccount: null, confirming: event.confirmed ? null : email }
    }
    case 'confirmation_needed':
      return { ...flow, confirming: event.email }
    case 'confirmation_left':
      return { ...flow, confirming: null }
  }
}
