/**
 * Hues far enough apart to tell people by. All are light enough, and the glass only lightens them further, so that a dark
 * initial is readable on each.
 */
export const avatarColors = [
  '#FF5C5C',
  '#FF8A1F',
  '#F2C500',
  '#6FCB1F',
  '#00C389',
  '#00B4E6',
  '#4F8DFF',
  '#9A7BFF',
  '#D95CF5',
  '#FF5CA8',
] as const
