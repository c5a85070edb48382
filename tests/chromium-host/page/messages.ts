/** From the page to the main process. `url` is the document that speaks; the page cannot forge it. */
export type PageMessage = { readonly url: string } & Unsent

export type Unsent =
  | { readonly type: 'invoke'; readonly id: number; readonly channel: string; readonly args: unknown[] }
  | { readonly type: 'send'; readonly channel: string; readonly args: unknown[] }
  | { readonly type: 'open'; readonly details: OpenDetails }
  | { readonly type: 'permission'; readonly question: PermissionQuestion }

/** From the main process to the page. */
export type HostMessage =
  | { readonly type: 'reply'; readonly id: number; readonly result?: unknown; readonly error?: string }
  | { readonly type: 'event'; readonly channel: string; readonly args: unknown[] }
  | { readonly type: 'window-state'; readonly state: PageState }
  | { readonly type: 'permission'; readonly answer: PermissionAnswer }

/** Request of a page to open a window. */
export interface OpenDetails {
  readonly url: string
  readonly frameName: string
  readonly features: string
}

/** A page asks for it at the moment it needs it. */
export interface PermissionQuestion {
  readonly id: number
  readonly permission: string
}

export interface PermissionAnswer {
  readonly id: number
  readonly isGranted: boolean
}

export interface PageState {
  readonly visible: boolean
  /** Whether it gets frames to draw in: under Wayland no hidden window does, whatever its page is told. */
  readonly draws: boolean
  readonly focused: boolean
}

/** `process` in a sandboxed preload, as far as it differs from one window to the next. */
export interface PreloadProcess {
  readonly platform: string
  readonly arch: string
  readonly argv: readonly string[]
  readonly versions: Readonly<Record<string, string | undefined>>
}
