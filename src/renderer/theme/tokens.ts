/** Colours and measures of the cosmic look (design §6). Contrast on `space.void` is AA or better for every text colour. */
export const space = {
  void: '#07071A',
  deep: '#0B0B22',
  surface: '#11112D',
  raised: '#181839',
  line: 'rgba(164, 160, 255, 0.14)',
  lineStrong: 'rgba(164, 160, 255, 0.30)',
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

export const signal = {
  success: '#6FE7B0',
  error: '#FF8FA3',
  warning: '#FFD27A',
  info: '#64E2FF',
} as const

export const radius = { small: 10, medium: 14, large: 22 } as const

export const font = {
  display: '"Unbounded Variable", "Figtree Variable", sans-serif',
  text: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
} as const
