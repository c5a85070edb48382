/** News about an update, for the page. */
export type UpdateNews =
  | { readonly step: 'found'; readonly version: string; readonly notes: string | null }
  | { readonly step: 'downloading'; readonly version: string; readonly percent: number }
  | { readonly step: 'failed' | 'ready' | 'unplaced'; readonly version: string }
