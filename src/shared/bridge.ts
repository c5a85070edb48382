/** The API that the preload exposes as `window.cosmia` (design §4). Every answer is an envelope: nothing rejects. */
import type { IpcErrorCode, Result } from './ipc/result.ts'
import type { Preferences, PreferenceState } from './preferences.ts'
import type { CertificateFault, Login, MemberQuestion } from './questions.ts'
import type { ShortcutId } from './shortcuts.ts'
import type { UpdateNews } from './updates.ts'

/** Where the app finds its Supabase; `null` when no server is configured yet. */
export interface ServerConnection {
  readonly url: string
  readonly publishableKey: string
}

export interface AppInfo {
  readonly version: string
  readonly platform: string
  readonly server: ServerConnection | null
}

export type FileKind = 'post-media' | 'chat-file' | 'blog-cover' | 'blog-content' | 'image'

/**
 * A file the member chose. `url` is a one-time address on the app's own protocol, relative to the page: `fetch` it once
 * for the bytes; a second time it answers 404.
 */
export interface OpenedFile {
  readonly name: string
  /** MIME type, sniffed from the bytes. */
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly url: string
}

/** Of several files that the member chose at once. */
export interface OpenedFiles {
  readonly opened: readonly OpenedFile[]
  /** Why others cannot be taken, one code each. */
  readonly refused: readonly IpcErrorCode[]
  /** How many were beyond the most that are taken at once. */
  readonly surplus: number
}

interface SaveFileRequest {
  readonly suggestedName: string
  readonly bytes: Uint8Array
}

/** Where the member wants something, or has it. */
export interface ChosenPlace {
  readonly token: string
  /** Of the file, without its folder. */
  readonly name: string
}

export interface ShowNotification {
  /** Also the key that replaces an older notification of the same conversation. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** Hash route opened by a click, e.g. `/dashboard/home?chat=<friendId>`. */
  readonly route: string
  /** A PNG of whom it is about, at most 64 KiB, for systems that show one. */
  readonly picture?: Uint8Array
  /** Offer an inline reply where the OS has one. */
  readonly canReply: boolean
}

export interface NotificationActivated {
  readonly tag: string
  readonly route: string
  /** Text of an inline reply; absent for a plain click. */
  readonly reply?: string
}

/** Where a session value was put. `memory` means the keychain did not answer and the value ends with the app. */
export interface SessionStored {
  readonly kept: 'keychain' | 'memory'
}

/**
 * Result of reading a session value. `unanswered`: the keychain is locked or silent and may have one; what depends on it
 * stays as it is.
 */
export type StoredValue =
  | { readonly outcome: 'value'; readonly value: string }
  | { readonly outcome: 'none' }
  | { readonly outcome: 'unanswered' }

export type Unsubscribe = () => void

export interface DesktopBridge {
  readonly session: {
    get(key: string): Promise<Result<StoredValue>>
    set(key: string, value: string): Promise<Result<SessionStored>>
    remove(key: string): Promise<Result<null>>
    /** The keychain has answered after all: what was `unanswered` can be asked for again. */
    onAvailable(listener: () => void): Unsubscribe
    /** The keychain has taken the session, which was kept in memory before. */
    onKept(listener: () => void): Unsubscribe
  }
  readonly files: {
    /** `null` when the member cancels; errors `file.unsupported` and `file.too_large`. */
    open(kind: FileKind): Promise<Result<OpenedFile | null>>
    /** As `open`, for up to ten at once; nothing opened and nothing refused when the member cancels. */
    openSeveral(kind: FileKind): Promise<Result<OpenedFiles>>
    /** `null` when the member cancels. Errors `file.disk_full` and `file.unwritable`: the file of before is whole. */
    save(request: SaveFileRequest): Promise<Result<ChosenPlace | null>>
    /** Asks where to save what comes in parts; `null` when the member cancels. */
    choosePlace(suggestedName: string): Promise<Result<ChosenPlace | null>>
    /** Errors `file.disk_full` and `file.unwritable`: nothing is left, the file may be begun again at the same place. */
    writePart(token: string, bytes: Uint8Array): Promise<Result<null>>
    /** The file appears, whole, only now. Errors as `writePart`. */
    finishParts(token: string): Promise<Result<null>>
    discardParts(token: string): Promise<Result<null>>
    /** Shows what was saved in the system's file manager. Error `file.unreadable` when it is there no more. */
    showInFolder(token: string): Promise<Result<null>>
    /** A picture was saved by the menu of the right mouse button; `null` where that failed. */
    onPictureSaved(listener: (place: ChosenPlace | null) => void): Unsubscribe
  }
  readonly notifications: {
    show(notification: ShowNotification): Promise<Result<null>>
    /** Close the shown notification of a conversation that has been read. */
    close(tag: string): Promise<Result<null>>
    /** Opens what the system's own settings say of notifications, where it is offered. */
    openSettings(): Promise<Result<null>>
    onActivate(listener: (event: NotificationActivated) => void): Unsubscribe
  }
  readonly app: {
    info(): Promise<Result<AppInfo>>
    /**
     * Asked and written by the first-run screen 'Conectar a un servidor'; takes effect with the next start of the window.
     * Errors `app.server_unreachable`, `app.server_unsuitable`, `app.server_key`; `app.server_configured` where there is a
     * server.
     */
    setServer(server: ServerConnection): Promise<Result<null>>
    openExternal(url: string): Promise<Result<null>>
    /** Saves what helps to find a fault. `null` when the member cancels. Errors as of `files.save`. */
    exportDiagnostics(): Promise<Result<ChosenPlace | null>>
    /** Ends the app and starts it again. */
    restart(): Promise<Result<null>>
    /** Unread count on the dock or task bar; 0 clears it. */
    setBadge(count: number): Promise<Result<null>>
  }
  readonly links: {
    /** A `cosmia://` address the system handed to the app, as a hash route with its query. */
    onOpen(listener: (route: string) => void): Unsubscribe
  }
  readonly menu: {
    /** An entry of the application menu that the page has a shortcut for. */
    onChoose(listener: (shortcut: ShortcutId) => void): Unsubscribe
  }
  readonly preferences: {
    get(): Promise<Result<PreferenceState>>
    /** Changes what is named and leaves the rest. */
    change(some: Partial<Preferences>): Promise<Result<PreferenceState>>
    /** Somebody changed them: the menu, the tray, this page, or the morning. */
    onChange(listener: (state: PreferenceState) => void): Unsubscribe
  }
  readonly power: {
    onResume(listener: () => void): Unsubscribe
  }
  /** What only the member may answer, asked by the server in use or by a proxy. */
  readonly questions: {
    open(): Promise<Result<MemberQuestion | null>>
    showCertificate(id: string, index: number): Promise<Result<null>>
    giveLogin(id: string, login: Login): Promise<Result<null>>
    refuse(id: string): Promise<Result<null>>
    onChange(listener: (question: MemberQuestion | null) => void): Unsubscribe
    /** The certificate of the server in use is not to be trusted, and nothing goes there. */
    onCertificateRefused(listener: (fault: CertificateFault) => void): Unsubscribe
  }
  readonly updates: {
    /** What there is to tell of a new version, if anything. */
    news(): Promise<Result<UpdateNews | null>>
    /** Looks for one and says in a dialog what comes of it. `false` where this copy is kept up to date by somebody else. */
    look(): Promise<Result<boolean>>
    download(): Promise<Result<null>>
    install(): Promise<Result<null>>
    /** Says no more of it as it is now. */
    putOff(): Promise<Result<null>>
    onChange(listener: (news: UpdateNews | null) => void): Unsubscribe
  }
}
