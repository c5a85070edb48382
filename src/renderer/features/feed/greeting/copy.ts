import { moonName } from '#renderer/ui/copy.ts'
import type { Moon } from '#renderer/ui/sky/moon.ts'

const hellos = { morning: 'Buenos días', afternoon: 'Buenas tardes', night: 'Buenas noches' } as const

function hello(hour: number): string {
  if (hour < 6 || hour >= 20) return hellos.night
  return hour < 12 ? hellos.morning : hellos.afternoon
}

export const copy = {
  /** @param hour of the member's clock, 0 to 23 */
  hello,
  laughter: 'Aquí se ríe hasta la Luna.',
  moon: (moon: Moon) => `${moonName(moon)}, ${Math.round(moon.fraction * 100)}\u00a0%.`,
} as const
