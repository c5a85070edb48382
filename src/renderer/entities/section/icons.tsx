import { createSvgIcon } from '@mui/material/utils'

/**
 * Draws an icon in a square of 24: 2-pixel lines with round ends, like the drawings, with a gap for a moon. The moon is
 * at the upper right if possible, where the light comes from.
 * @param lines SVG path
 * @param moon its centre
 * @param size diameter of the moon
 */
export const draw = (name: string, lines: string, moon: readonly [x: number, y: number], size = 3.4) =>
  createSvgIcon(
    <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d={lines} />
      <path d={`M${moon.join(' ')}h0`} strokeWidth={size} />
    </g>,
    name,
  )

/** A house with the dome of an observatory. */
export const HomeIcon = draw(
  'Home',
  'M4 21V12a8 8 0 0 1 9.800-7.800M20 10.300V21h-5v-4a3 3 0 0 0-6 0v4H4',
  [17.7, 6.3],
)

export const ServersIcon = draw(
  'Servers',
  'M15 4H5.500a2 2 0 0 0-2 2v3a2 2 0 0 0 2 2h13a2 2 0 0 0 2-2M5.500 15h13a2 2 0 0 1 2 2v1a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-1a2 2 0 0 1 2-2zM7.500 7.500h0M7.500 17.500h0',
  [19.4, 4.9],
)

/** Rising columns. */
export const RisingIcon = draw(
  'Rising',
  'M4.500 20.500v-4M11.500 20.500V13M18.500 20.500v-11M3.500 11.200C7.800 10.600 11.800 8.200 14.200 4.500',
  [18.5, 4.5],
)

export const BookIcon = draw(
  'Book',
  'M15.600 5.300C14.200 5.700 13 6.300 12 7.200 9.700 5.200 6.600 4.600 3 5v13.500c3.600-.4 6.700.2 9 2.200 2.300-2 5.400-2.600 9-2.200v-8M12 7.200v13.500',
  [19.8, 6.2],
)

/** A paw with a moon as one toe. */
export const PawIcon = draw(
  'Paw',
  'M12 11.500c-3.300 0-6.200 3.100-6.200 6.200 0 1.900 1.400 3 3.300 2.800 1.100-.1 1.800-.5 2.900-.5s1.800.4 2.900.5c1.900.2 3.300-.9 3.300-2.800 0-3.100-2.900-6.200-6.200-6.200zM3.800 9.800v1.900M9 4.500v2.300M15 4.500v2.300',
  [20.2, 10.8],
)

/** A laughing face with a bite taken out. */
export const LaughIcon = draw(
  'Laugh',
  'M14.600 3.900a8.500 8.500 0 1 0 5.500 5.500M7.800 14h8.400c0 2.700-1.900 4-4.200 4s-4.200-1.300-4.200-4zM8 9.900q1.200-1.700 2.400 0M13.600 9.900q1.200-1.700 2.400 0',
  [18, 6],
)

/** A rocket with the moon as its flame. */
export const RocketIcon = draw(
  'Rocket',
  'M9 17H8C7 11.500 8 6.300 12 3c4 3.300 5 8.500 4 14h-1M8 12l-3.500 3.800V20L8 17M16 12l3.500 3.800V20L16 17M12 9.500h0',
  [12, 20],
)

/** Two orbits, with the moon on one of them. */
export const OrbitsIcon = draw(
  'Orbits',
  'M15.530 4.500A10.500 4.200-45 1 0 19.500 8.470M4.580 4.580a10.500 4.200 45 1 1 14.840 14.840A10.500 4.200 45 1 1 4.580 4.580z',
  [19.4, 4.6],
)

/** A stage with a person at its edge. */
export const StageIcon = draw(
  'Stage',
  'M8 21H3V8q0-4.500 9-4.500T21 8v13h-5M3 15.200C8 14.400 10.800 10 11 3.500M21 15.200C16 14.400 13.200 10 13 3.500',
  [12, 19],
)

export const CalendarIcon = draw(
  'Calendar',
  'M15 5H6a2 2 0 0 0-2 2v11.500a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8.300M9 3v4M13.300 10.600a3.700 3.700 0 1 0 2.900 5.700 4.500 4.500 0 0 1-2.900-5.700z',
  [19.4, 5.6],
)

/** A heart and its beat. */
export const HeartbeatIcon = draw(
  'Heartbeat',
  'M14.200 5.100C13.200 5.500 12.500 6.100 12 6.900A4.700 4.700 0 0 0 3.500 9.500c0 4.300 3.500 7.500 8.500 11 4.400-3.100 7.700-6.300 8.400-9.600M7 12.500h2.300L10.800 10l2 4.500 1.200-2h2.500',
  [18.7, 6.3],
)

/** A person with a companion like a moon. */
export const FriendsIcon = draw(
  'Friends',
  'M9 4.500a3.600 3.600 0 1 0 .1 0zM2.500 20c.4-3.800 3-5.500 6.500-5.500s6.100 1.700 6.500 5.500M18.300 13.800c2 .9 2.900 2.900 3.200 6.200',
  [17.5, 9],
  4.2,
)

export const ShopIcon = draw(
  'Shop',
  'M14.500 4H6.200L3.500 9.300a2.850 2.850 0 0 0 5.700 0 2.850 2.850 0 0 0 5.700 0 2.850 2.850 0 0 0 5.600 0M5 13v7.500h14V13M10 20.500v-4a2 2 0 0 1 4 0v4',
  [18.7, 5],
)

export const PlaceIcon = draw(
  'Place',
  'M14.200 3.300a7.300 7.300 0 0 0-9.500 7C4.700 14.500 8.500 18 12 21.500c3.300-3.300 6.900-6.600 7.200-10.800M12 8a2.300 2.300 0 1 0 .1 0z',
  [18.2, 6.3],
)

/** A person with the moon over the shoulder. */
export const ProfileIcon = draw(
  'Profile',
  'M12 3.500a4.300 4.300 0 1 0 .1 0zM3 21c.6-4 4-6 9-6q1.800 0 3.300.35',
  [19.3, 17.6],
)
