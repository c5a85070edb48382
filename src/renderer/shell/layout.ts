/** Measures of the dashboard in pixels. */
export const layout = {
  topBar: 56,
  rail: 76,
  /** Of the columns, where all of them stand side by side and the page keeps its full width. */
  roomy: { sidebar: 248, friends: 252, chat: 372 },
  /** In a window as it opens: so that the page keeps its room between all of them. */
  tight: { sidebar: 224, friends: 224, chat: 340 },
} as const
