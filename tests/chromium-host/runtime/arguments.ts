/** Electron's command line: `electron [-r module] [--switch[=value]…] <app folder or main file> [app arguments…]`. */
export interface HostArguments {
  readonly entry: string
  /** Modules to require before the app (`-r`, used by Playwright). */
  readonly preloads: readonly string[]
  readonly switches: ReadonlyMap<string, string>
}

export function parseArguments(argv: readonly string[]): HostArguments {
  const preloads: string[] = []
  const switches = new Map<string, string>()
  let entry: string | undefined
  const rest = [...argv]
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '-r' || arg === '--require') preloads.push(rest.shift() ?? '')
    else if (arg.startsWith('--')) {
      const [, name = '', value = ''] = /^--([^=]*)=?(.*)$/s.exec(arg) ?? []
      switches.set(name, value)
    } else entry ??= arg
  }
  return { entry: entry ?? '.', preloads, switches }
}
