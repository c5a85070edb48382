/** Measures of the dashboard in pixels. */
export const layout = { topBar: 56, sidebar: 248, rail: 76, friends: 252, chat: 372 } as const
