/** Colours and measures of the cosmic look (design §6). Contrast on `space.void` is AA or better for every text colour. */
export const space = {
  /** The frame around the window onto the sky: matt and opaque. */
  cabin: '#06060F',
  void: '#07071A',
  deep: '#0B0B22',
  surface: '#11112D',
  raised: '#181839',
  /** Under what the member says in a conversation, and under what they hear. */
  own: '#413696',
  theirs: '#2A2B58',
  /** What members write stands on it, over the sky. */
  sheet: 'rgba(8, 8, 26, 0.97)',
  /** Under what is read in a book; the frame that shows it has the same. */
  page: '#13100D',
  line: 'rgba(164, 160, 255, 0.14)',
  lineStrong: 'rgba(164, 160, 255, 0.30)',
  /** Around what is typed into; 3:1 on every surface (WCAG 1.4.11). */
  lineField: 'rgba(164, 160, 255, 0.58)',
} as const

export const ink = {
  primary: '#EEEDFF',
  secondary: '#B3B1DA',
  muted: '#9290BF',
  /** Dark text on the nebula gradient. */
  onNebula: '#0A0820',
} as const

export const nebula = {
  violet: '#A48FFF',
  cyan: '#64E2FF',
  gradient: 'linear-gradient(96deg, #A48FFF 0%, #82B4FF 52%, #64E2FF 100%)',
} as const

/** The one warm colour, for people being there: unread, presence, the own name. */
export const lamp = { glow: '#FFCF8F', ink: '#1A1206' } as const

export const signal = {
  success: '#6FE7B0',
  error: '#FF8FA3',
  warning: '#FFD27A',
  info: '#64E2FF',
} as const

/** Where the top bar holds a field to search with; elsewhere a button opens it. */
export const roomForSearch = '@media (min-width: 1100px)'

/** One with room to spare: what is read stands wider and larger. */
export const roomyWindow = '@media (min-width: 1560px)'

/** Length of CSS: what toasts take of the foot of the window while there are any. */
export const TOAST_ROOM = '--toast-room'

/** What is left of the window above them. */
export const roomAboveToasts = `calc(100vh - var(${TOAST_ROOM}, 0px))`

/** One that is zoomed to 400 %, say: it has room for little more than what is being done. */
export const lowWindow = '@media (max-height: 359.95px)'

export const radius = { small: 10, medium: 14, large: 22 } as const

/** Size and line in pixels at the browser's usual 16, as `rem`. */
const measure = (size: number, line: number) => ({ fontSize: `${size / 16}rem`, lineHeight: line / size })

/** The scale of all text; `home` and `section` are the titles of pages. */
export const scale = {
  section: measure(44, 48),
  home: measure(36, 40),
  /** Title of a card that is all of the screen. */
  card: measure(28, 34),
  heading: measure(20, 28),
  large: measure(20, 28),
  /** Of a joke that has a screen to itself. */
  joke: measure(34, 44),
  /** Of a post where there is room to spare. */
  roomy: measure(17, 26),
  /** Of a post that says little. */
  post: measure(18, 26),
  text: measure(16, 24),
  ui: measure(15, 22),
  /** The line that a conversation ends with. */
  preview: measure(14, 20),
  small: measure(13, 18),
} as const

export const font = {
  display: '"Unbounded Variable", "Figtree Variable", sans-serif',
  text: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
} as const

/** Around what has the focus, where the keyboard has brought it. */
export const focusRing = { outline: `2px solid ${nebula.cyan}`, outlineOffset: 2 }
