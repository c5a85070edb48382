/** Colours and measures of the cosmic look (design §6). Contrast on `space.void` is AA or better for every text colour. */
export const space = {
  /** The frame around the window's view of the sky: matte and opaque. */
  cabin: '#06060F',
  void: '#07071A',
  deep: '#0B0B22',
  surface: '#11112D',
  raised: '#181839',
  /** Background of the member's own messages, and of received ones. */
  own: '#393180',
  theirs: '#24264B',
  /** Background of posts and messages, over the sky. */
  sheet: 'rgba(8, 8, 26, 0.97)',
  /** Background of a book page; the reader's frame has the same. */
  page: '#13100D',
  line: 'rgba(164, 160, 255, 0.14)',
  lineStrong: 'rgba(164, 160, 255, 0.30)',
  /** Border of text fields; 3:1 on every surface (WCAG 1.4.11). */
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

/** The one warm colour, for the presence of people: unread, online, one's own name. */
export const lamp = { glow: '#FFCF8F', ink: '#1A1206' } as const

export const signal = {
  success: '#6FE7B0',
  error: '#FF8FA3',
  warning: '#FFD27A',
  info: '#64E2FF',
} as const

/** From this width on the top bar has a search field; below, a button that opens it. */
export const roomForSearch = '@media (min-width: 1100px)'

/** Wide windows: reading text is set wider and larger. */
export const roomyWindow = '@media (min-width: 1560px)'

/** The widest windows: beside the page there is room for more than names. */
export const vastWindow = '@media (min-width: 1860px)'

/** CSS length: height that toasts take at the bottom of the window. */
export const TOAST_ROOM = '--toast-room'

/** Height of the window above the toasts. */
export const roomAboveToasts = `calc(100vh - var(${TOAST_ROOM}, 0px))`

/** A very low window, for example at 400 % zoom: it has room for little more than the current task. */
export const lowWindow = '@media (max-height: 359.95px)'

export const radius = { small: 10, medium: 14, large: 22 } as const

/** Font size and line height, given in pixels at the browser's default 16, as `rem`. */
const measure = (size: number, line: number) => ({ fontSize: `${size / 16}rem`, lineHeight: line / size })

/** The type scale; `home` and `section` are page titles. */
export const scale = {
  section: measure(44, 48),
  home: measure(36, 40),
  /** Title of a card that fills the screen. */
  card: measure(28, 34),
  heading: measure(20, 28),
  large: measure(20, 28),
  /** A joke with a screen to itself. */
  joke: measure(28, 40),
  /** Text of a post in a wide window. */
  roomy: measure(17, 26),
  /** Text of a short post. */
  post: measure(18, 26),
  text: measure(16, 24),
  ui: measure(15, 22),
  /** The last message in a row of the conversation list. */
  preview: measure(14, 20),
  small: measure(13, 18),
} as const

export const font = {
  display: '"Unbounded Variable", "Figtree Variable", sans-serif',
  text: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  /** Emoji that stand alone: some systems' own face has some of them in black and white. */
  emoji: '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif',
} as const

/** Ring around the focused element when the keyboard moved the focus. */
export const focusRing = { outline: `2px solid ${nebula.cyan}`, outlineOffset: 2 }
