import type { SectionId } from '#renderer/entities/section/sections.ts'
import { moonName } from '#renderer/ui/copy.ts'
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
    tonight: (moon: Moon) =>
      `Esta noche: ${moonName(moon).toLocaleLowerCase('es')}, ${Math.round(moon.fraction * 100)}\u00a0%`,
    next: 'Próximas fases',
  },
  breathing: {
    title: 'Una pausa para respirar',
    rest: 'Inhala 4 segundos, retén 7, exhala 8',
    begin: 'Empezar',
    end: 'Parar',
    words: { in: 'Inhala', hold: 'Retén', out: 'Exhala' },
  },
  friends: {
    loading: 'Buscando a tus amigos…',
    loadFailed: 'No se pudieron cargar los amigos.',
    more: (count: number) => (count === 1 ? 'Y 1 persona más.' : `Y ${count} personas más.`),
    andMore: (count: number) => ` y ${count} más`,
  },
  trades: {
    title: 'Oficios de tus amigos',
    ask: 'Y tú, ¿a qué te dedicas?',
    tell: 'Cuéntalo en tu perfil',
    none: 'Cuando tus amigos cuenten en su perfil a qué se dedican, lo verás aquí.',
  },
  cities: {
    title: 'Ciudades de tus amigos',
    none: 'Cuando tus amigos cuenten en su perfil dónde viven, cada ciudad será una estrella aquí.',
    more: (count: number) => (count === 1 ? 'Y 1 ciudad más.' : `Y ${count} ciudades más.`),
    /** Title of the cities that have no place on the chart. */
    apart: 'Fuera del mapa',
    latitude: (degrees: number) => `${Math.abs(degrees)}° ${degrees < 0 ? 'S' : 'N'}`,
    /** @param degrees up to 360, from the east or the west */
    longitude: (degrees: number) => {
      const east = ((degrees + 540) % 360) - 180
      if (east === 0) return '0°'
      return `${Math.abs(east)}° ${east < 0 ? 'O' : 'E'}`
    },
    circle: (degrees: number) => {
      if (degrees === 0) return 'Ecuador'
      return degrees > 0 ? 'Trópico de Cáncer' : 'Trópico de Capricornio'
    },
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
    upcoming: ['Un mapa compartido', 'Historias de cada lugar'],
  },
} as const satisfies Partial<Record<SectionId, PlaceholderCopy>>

export type PlaceholderName = keyof typeof placeholders
