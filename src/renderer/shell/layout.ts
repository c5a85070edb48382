/** Measures of the dashboard in pixels. */
export const layout = {
  topBar: 56,
  rail: 76,
  friends: 252,
  /** Where the page between all columns keeps its full width. */
  roomy: { sidebar: 248, chat: 372 },
  /** In a window as it opens: the page keeps its room between them. */
  tight: { sidebar: 208, chat: 336 },
} as const
