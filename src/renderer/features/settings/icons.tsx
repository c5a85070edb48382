import { draw } from '#renderer/entities/section/icons.tsx'

/** A bell, and the moon it rings for. */
export const BellIcon = draw(
  'Bell',
  'M14.300 4.500A6.200 6.200 0 0 0 5.800 10.200v4.300L4 17.500h16l-1.800-3v-3.300M9.800 20.500h4.400',
  [18.6, 6.2],
)

/** A window that opens, the moon in its corner. */
export const WindowIcon = draw(
  'Window',
  'M14.500 4.500h-9a2 2 0 0 0-2 2v11.500a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2V10.500M3.500 9.500h10',
  [19, 5.6],
)

/** A pen on its line. */
export const PenIcon = draw(
  'Pen',
  'M14.500 5.500L5 15l-1.300 5.300L9 19l9.500-9.500M12 20.500h8.500M11.800 8.200l4 4',
  [19, 5],
)

/** What can be set higher and lower; the moon is at one of its ends. */
export const SlidersIcon = draw(
  'Sliders',
  'M3.500 6.500h10.500M3.500 12h2.700M11.200 12h9.300M3.500 17.500h9.300M17.800 17.500h2.700M8.700 9.700a2.300 2.300 0 1 0 .1 0zM15.300 15.200a2.300 2.300 0 1 0 .1 0z',
  [18.6, 6.5],
)

/** A key, and the moon beside its bow. */
export const KeyIcon = draw(
  'Key',
  'M8 12a4.300 4.300 0 1 0 .1 0zM11.200 13.300L19.500 5M15.300 9.200l3 3M19.500 5l1.500 1.500',
  [18.6, 17.4],
)

/** A box to keep things in. */
export const BoxIcon = draw(
  'Box',
  'M4.500 9.500V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V9.500M3.500 5h10.500M3.500 5v4.500h17M9.500 13.500h5',
  [18.6, 5.2],
)

/** An hour to come. */
export const LaterIcon = draw(
  'Later',
  'M14.300 4.200a8.300 8.300 0 1 0 5.600 5.600M12 8v4.300l3 2',
  [18.4, 5.6],
)

export const LockIcon = draw(
  'Lock',
  'M6 10.500h12a1.500 1.500 0 0 1 1.500 1.500v7a1.500 1.500 0 0 1-1.500 1.500H6A1.500 1.500 0 0 1 4.500 19v-7A1.500 1.500 0 0 1 6 10.500zM8 10.500V7.500a4 4 0 0 1 5.200-3.800M12 14.500v2',
  [16.8, 5.6],
)

/** A painter's board; the moon is one of its colours. */
export const PaletteIcon = draw(
  'Palette',
  'M13.500 3.700a8.500 8.500 0 1 0-1.500 16.800c1.700 0 2.200-1.200 1.700-2.500-.7-2 .5-3.500 2.600-3.500h1.700c1.800 0 2.600-1.300 2.500-3M8 9.500h0M7 14h0M12 7.500h0',
  [18.6, 6.6],
)
