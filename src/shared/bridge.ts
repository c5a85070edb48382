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
  /** Size in bytes. */
  readonly size: number
  readonly url: string
}

/** The result of choosing several files at once. */
export interface OpenedFiles {
  readonly opened: readonly OpenedFile[]
  /** Why other files were refused, one code each. */
  readonly refused: readonly IpcErrorCode[]
  /** How many files exceeded the most that are taken at once. */
  readonly surplus: number
}

interface SaveFileRequest {
  readonly suggestedName: string
  readonly bytes: Uint8Array
}

/** A place on disk that the member chose. */
export interface ChosenPlace {
  readonly token: string
  /** Name of the file, without its folder. */
  readonly name: string
}

export interface ShowNotification {
  /** Also the key that replaces an older notification of the same conversation. */
  readonly tag: string
  readonly title: string
  readonly body: string
  /** Hash route opened by a click, e.g. `/dashboard/home?chat=<friendId>`. */
  readonly route: string
  /** A PNG of the sender, at most 64 KiB, for systems that show one. */
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

/** Where a session value was stored. `memory`: the keychain did not answer and the value is lost with the app. */
export interface SessionStored {
  readonly kept: 'keychain' | 'memory'
}

/**
 * Result of reading a session value. `unanswered`: the keychain is locked or silent and may have one, so nothing that
 * depends on it may be removed.
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
    /** The keychain answers again: values that were `unanswered` can be read now. */
    onAvailable(listener: () => void): Unsubscribe
    /** The keychain has stored the session, which was only in memory before. */
    onKept(listener: () => void): Unsubscribe
  }
  readonly files: {
    /** `null` if the member cancels; errors `file.unsupported` and `file.too_large`. */
    open(kind: FileKind): Promise<Result<OpenedFile | null>>
    /** Like `open`, for up to ten files; both lists are empty if the member cancels. */
    openSeveral(kind: FileKind): Promise<Result<OpenedFiles>>
    /**
     * `null` if the member cancels. On the errors `file.disk_full` and `file.unwritable` an existing file is unchanged.
     */
    save(request: SaveFileRequest): Promise<Result<ChosenPlace | null>>
    /** Asks where to save a file that is written in parts; `null` if the member cancels. */
    choosePlace(suggestedName: string): Promise<Result<ChosenPlace | null>>
    /**
     * Appends to the file. After the errors `file.disk_full` and `file.unwritable` nothing is left, and the file can be
     * started again at the same place.
     */
    writePart(token: string, bytes: Uint8Array): Promise<Result<null>>
    /** Completes the file, which appears only now. Errors like `writePart`. */
    finishParts(token: string): Promise<Result<null>>
    discardParts(token: string): Promise<Result<null>>
    /** Shows a saved file in the file manager. Error `file.unreadable` if it no longer exists. */
    showInFolder(token: string): Promise<Result<null>>
    /** A picture was saved from the context menu; `null` if that failed. */
    onPictureSaved(listener: (place: ChosenPlace | null) => void): Unsubscribe
  }
  readonly notifications: {
    show(notification: ShowNotification): Promise<Result<null>>
    /** Replaces a notification that is still on screen, without a sound; shows nothing if the member has closed it. */
    update(notification: ShowNotification): Promise<Result<null>>
    /** Closes the notification of a conversation that has been read. */
    close(tag: string): Promise<Result<null>>
    /** Opens the notification settings of the system, where that is possible. */
    openSettings(): Promise<Result<null>>
    onActivate(listener: (event: NotificationActivated) => void): Unsubscribe
  }
  readonly app: {
    info(): Promise<Result<AppInfo>>
    /**
     * For the first-run screen 'Conectar a un servidor': checks the server and stores it; it is used from the next
     * start of the window on. Errors `app.server_unreachable`, `app.server_unsuitable`, `app.server_key`;
     * `app.server_configured` if there already is a server.
     */
    setServer(server: ServerConnection): Promise<Result<null>>
    openExternal(url: string): Promise<Result<null>>
    /** Saves a diagnostics file. `null` if the member cancels. Errors like `files.save`. */
    exportDiagnostics(): Promise<Result<ChosenPlace | null>>
    /** Restarts the app. */
    restart(): Promise<Result<null>>
    /** Shows the unread count on the Dock or taskbar; 0 clears it. */
    setBadge(count: number): Promise<Result<null>>
    /** Whether the page has something to send before it ends; `onEnding` tells when, and main waits up to three seconds. */
    holdEnd(holds: boolean): Promise<Result<null>>
    /** The member leaves the window, or the machine sleeps. */
    onEnding(listener: () => void): Unsubscribe
  }
  readonly links: {
    /** A `cosmia://` link was opened; passed as a hash route with its query. */
    onOpen(listener: (route: string) => void): Unsubscribe
  }
  readonly menu: {
    /** The member chose a menu entry that stands for a shortcut of the page. */
    onChoose(listener: (shortcut: ShortcutId) => void): Unsubscribe
  }
  readonly preferences: {
    get(): Promise<Result<PreferenceState>>
    /** Changes the given preferences and leaves the others. */
    change(some: Partial<Preferences>): Promise<Result<PreferenceState>>
    /** The preferences were changed: by the menu, the tray, the page, or the end of 'No molestar'. */
    onChange(listener: (state: PreferenceState) => void): Unsubscribe
  }
  readonly power: {
    onResume(listener: () => void): Unsubscribe
  }
  /** Questions of the server or a proxy that only the member can answer. */
  readonly questions: {
    open(): Promise<Result<MemberQuestion | null>>
    showCertificate(id: string, index: number): Promise<Result<null>>
    giveLogin(id: string, login: Login): Promise<Result<null>>
    refuse(id: string): Promise<Result<null>>
    onChange(listener: (question: MemberQuestion | null) => void): Unsubscribe
    /** The server's certificate is not trusted, so nothing is sent there. */
    onCertificateRefused(listener: (fault: CertificateFault) => void): Unsubscribe
  }
  readonly updates: {
    /** News about an update, if any. */
    news(): Promise<Result<UpdateNews | null>>
    /** Checks for updates and shows the result in a dialog. `false` if this copy does not update itself. */
    look(): Promise<Result<boolean>>
    download(): Promise<Result<null>>
    install(): Promise<Result<null>>
    /** Stops announcing the update in its current state. */
    putOff(): Promise<Result<null>>
    onChange(listener: (news: UpdateNews | null) => void): Unsubscribe
  }
}
