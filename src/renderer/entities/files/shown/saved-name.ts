/** Name of a stored file as its owner gave it: without the time that its path begins with (spec §3). */
export const savedName = (stored: string): string =>
  stored.slice(stored.lastIndexOf('/') + 1).replace(/^\d+-(?=.)/, '')
