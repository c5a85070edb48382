/** `app.commandLine`: switches given to the process, and those that the app adds for Chromium before it is ready. */
export class CommandLine {
  readonly switches = new Map<string, string>()

  appendSwitch(name: string, value = ''): void {
    this.switches.set(name, value)
  }
}
