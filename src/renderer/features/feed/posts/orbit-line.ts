import { space } from '#renderer/theme/tokens.ts'

/** The line that the avatars of the sheet stand on, drawn by each row: no element of its own, no layer. */
export const orbitLine = {
  backgroundImage: `linear-gradient(${space.lineStrong}, ${space.lineStrong})`,
  backgroundPosition: 'calc(var(--edge) + 21px) 0',
  backgroundSize: '1px 100%',
  backgroundRepeat: 'no-repeat',
} as const
