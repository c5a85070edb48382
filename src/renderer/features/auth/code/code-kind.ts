/**
 * A code came with the sign-up mail, or was sent again: hosted Supabase takes either kind for an account that waits
 * for confirmation, the embedded one tells them apart.
 */
export const codeKinds = ['signup', 'magiclink'] as const

export type CodeKind = (typeof codeKinds)[number]
