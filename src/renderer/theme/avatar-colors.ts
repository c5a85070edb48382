/**
 * Hues far enough apart to tell people by. All are light, and the glass only lightens them further, so that a dark
 * initial is readable on each.
 */
export const avatarColors = [
  '#FF7A7A',
  '#FFA14A',
  '#F5D547',
  '#9BE15D',
  '#3FD6A0',
  '#45CFEF',
  '#6FA8FF',
  '#A38BFF',
  '#DE82F5',
  '#FF86BC',
] as const
