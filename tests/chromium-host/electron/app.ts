import { spawn } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { mkdirSync } from 'node:fs'
import { stopBrowser } from '../runtime/browser.ts'
import { InstanceLock, type SecondInstance } from '../runtime/instance-lock.ts'
import type { Manifest } from '../runtime/manifest.ts'
import { AppPaths } from './app-paths.ts'
import { CommandLine } from './command-line.ts'
import { HostEvent } from './host-event.ts'
import { beforeReady, becomeReady, isAppReady } from './readiness.ts'
import { focusedWindow, windows } from './windows.ts'

class App extends EventEmitter {
  readonly commandLine = new CommandLine()
  /** `COSMIA_HOST_PACKAGED=1` makes it one that was installed. */
  readonly isPackaged = process.env['COSMIA_HOST_PACKAGED'] === '1'
  #manifest: Manifest | undefined
  #name = 'Electron'
  #settleReady: () => void = () => undefined
  readonly #ready = new Promise<void>((resolve) => (this.#settleReady = resolve))
  #quitting = false
  #relaunch = false
  readonly #paths = new AppPaths()
  readonly #lock = new InstanceLock()

  /** By the host, before anything of the app runs. */
  start(manifest: Manifest, switches: ReadonlyMap<string, string>): void {
    this.#manifest = manifest
    this.#name = manifest.name
    for (const [name, value] of switches) this.commandLine.appendSwitch(name, value)
    const userData = switches.get('user-data-dir')
    if (userData) this.#paths.set('userData', userData)
  }

  /** By the host, when the app's main module has run and Chromium is up. */
  becomeReady(): void {
    becomeReady()
    // Playwright replaces `emit` and has to see the event before the promise.
    this.emit('ready', new HostEvent(), {})
    this.#settleReady()
  }

  isQuitting(): boolean {
    return this.#quitting
  }

  whenReady(): Promise<void> {
    return this.#ready
  }

  isReady(): boolean {
    return isAppReady()
  }

  getVersion(): string {
    return this.#manifest?.version ?? ''
  }

  getName(): string {
    return this.#name
  }

  get name(): string {
    return this.#name
  }

  getAppPath(): string {
    return this.#manifest?.appPath ?? ''
  }

  getLocale(): string {
    return Intl.DateTimeFormat().resolvedOptions().locale
  }

  /** Creates the user data folder on first use, as Electron has done by then. */
  getPath(name: string): string {
    const value = this.#paths.get(name, this.#name)
    if (name === 'userData') mkdirSync(value, { recursive: true })
    return value
  }

  setPath(name: string, value: string): void {
    this.#paths.set(name, value)
  }

  requestSingleInstanceLock(additionalData?: unknown): boolean {
    const self = { argv: process.argv, workingDirectory: process.cwd(), additionalData }
    return this.#lock.acquire(this.getPath('userData'), self, (other) => void this.#secondInstance(other))
  }

  async #secondInstance({ argv, workingDirectory, additionalData }: SecondInstance): Promise<void> {
    await this.#ready
    this.emit('second-instance', new HostEvent(), argv, workingDirectory, additionalData)
  }

  quit(): void {
    if (this.#quitting) return
    const before = new HostEvent()
    this.emit('before-quit', before)
    if (before.defaultPrevented) return
    this.#quitting = true
    for (const window of [...windows.values()]) window.close()
    const will = new HostEvent()
    if (windows.size === 0) this.emit('will-quit', will)
    // A window or the app would not go: as if nothing had been asked.
    if (windows.size > 0 || will.defaultPrevented) this.#quitting = false
    else this.exit(0)
  }

  exit(code = 0): void {
    this.#quitting = true
    this.emit('quit', new HostEvent(), code)
    void this.#end(code)
  }

  relaunch(): void {
    this.#relaunch = true
  }

  async #end(code: number): Promise<void> {
    await stopBrowser()
    this.#lock.release()
    const [file = '', ...args] = process.argv
    if (this.#relaunch) spawn(file, args, { stdio: 'inherit', detached: true }).unref()
    process.exit(code)
  }

  focus(): void {
    const window = focusedWindow() ?? windows.values().next().value
    window?.focus()
  }

  // Nothing stands behind these on a machine without Electron: no desktop entry, no task bar, no sandbox of its own.
  setBadgeCount(): boolean {
    return true
  }

  setAsDefaultProtocolClient(): boolean {
    return false
  }

  isDefaultProtocolClient(): boolean {
    return false
  }

  /** Only Windows and macOS have such a list. */
  getLoginItemSettings() {
    return {
      openAtLogin: false,
      wasOpenedAtLogin: false,
      executableWillLaunchAtLogin: false,
      launchItems: [],
    }
  }

  setLoginItemSettings(): void {}
  setAppUserModelId(): void {}
  setAboutPanelOptions(): void {}

  getGPUFeatureStatus(): object {
    return { gpu_compositing: 'disabled_software' }
  }

  enableSandbox(): void {
    beforeReady('app.enableSandbox() can only be called before app is ready')
  }

  disableHardwareAcceleration(): void {
    beforeReady('app.disableHardwareAcceleration() can only be called before app is ready')
  }
}

export const app = new App()
