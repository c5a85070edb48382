const hellos = { morning: 'Buenos días', afternoon: 'Buenas tardes', night: 'Buenas noches' } as const

const phases = [
  'Luna nueva',
  'Luna creciente',
  'Cuarto creciente',
  'Luna gibosa creciente',
  'Luna llena',
  'Luna gibosa menguante',
  'Cuarto menguante',
  'Luna menguante',
] as const

function hello(hour: number): string {
  if (hour < 6 || hour >= 20) return hellos.night
  return hour < 12 ? hellos.morning : hellos.afternoon
}

export const copy = {
  /** @param hour of the member's clock, 0 to 23 */
  hello,
  laughter: 'Aquí se ríe hasta la Luna.',
  /** @param phase of the eight, from the new moon on; @param fraction lit, 0 to 1 */
  moon: (phase: number, fraction: number) => `${phases[phase] ?? ''}, ${Math.round(fraction * 100)}\u00a0%.`,
} as const
