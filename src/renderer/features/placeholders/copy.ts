import type { SectionId } from '#renderer/entities/section/sections.ts'
import { moonPhases } from '#renderer/ui/copy.ts'
import type { Moon } from '#renderer/ui/sky/moon.ts'

interface PlaceholderCopy {
  /** Purpose of the section. */
  readonly lead: string
  /** Contents to come, in a few words each. */
  readonly upcoming: readonly string[]
}

export const copy = {
  moon: {
    label: 'La Luna',
    tonight: ({ phase, fraction }: Moon) =>
      `Esta noche: ${(moonPhases[phase] ?? '').toLocaleLowerCase('es')}, ${Math.round(fraction * 100)}\u00a0%`,
    next: 'Próximas fases',
  },
} as const

/** A text of its own for every page that a later version fills. */
export const placeholders = {
  agenda: {
    lead: 'Tus citas, tus planes y las fechas que no quieres dejar pasar, en un solo calendario.',
    upcoming: ['Calendario personal', 'Recordatorios a tiempo'],
  },
  salud: {
    lead: 'Bienestar para cuerpo y mente: hábitos, consejos y personas que te acompañan en el camino.',
    upcoming: ['Hábitos saludables', 'Consejos de confianza'],
  },
  negocios: {
    lead: 'Comercios recomendados por miembros, donde te recibirán como a alguien de la casa.',
    upcoming: ['Directorio de comercios', 'Recomendaciones'],
  },
  lugares: {
    lead: 'Cafés, parques y rincones acogedores que la comunidad ha descubierto y quiere compartir.',
    upcoming: ['Un mapa compartido', 'Historias de cada sitio'],
  },
} as const satisfies Partial<Record<SectionId, PlaceholderCopy>>

export type PlaceholderName = keyof typeof placeholders
