/** The first argument of Electron's events that can be refused. */
export class HostEvent {
  defaultPrevented = false

  preventDefault(): void {
    this.defaultPrevented = true
  }
}
