import type { ComponentType } from 'react'
import type { PlaceholderName } from '../copy.ts'
import { CornerShop } from './CornerShop.tsx'
import { HeartTree } from './HeartTree.tsx'
import { MoonCalendar } from './MoonCalendar.tsx'
import { PlaceMarker } from './PlaceMarker.tsx'

/** What stands on the horizon of each. */
export const drawings: Record<PlaceholderName, ComponentType> = {
  agenda: MoonCalendar,
  salud: HeartTree,
  negocios: CornerShop,
  lugares: PlaceMarker,
}
