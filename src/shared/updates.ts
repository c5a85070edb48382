/** What the page shows of a new version. */
export type UpdateNews =
  | { readonly step: 'found'; readonly version: string; readonly notes: string | null }
  | { readonly step: 'downloading'; readonly version: string; readonly percent: number }
  | { readonly step: 'failed' | 'ready'; readonly version: string }
