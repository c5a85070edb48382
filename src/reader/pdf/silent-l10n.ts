/** The library asks here for its words: without its own tools it needs none. */
export const silentL10n = {
  getLanguage: () => 'es',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => undefined,
  translateOnce: async () => undefined,
  destroy: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
}
