/** The top frame, the only one that speaks to the main process. One object for the life of its webContents. */
export class WebFrameMain {
  readonly parent = null
  url = ''

  get origin(): string {
    return /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(this.url)?.[0] ?? 'null'
  }
}
