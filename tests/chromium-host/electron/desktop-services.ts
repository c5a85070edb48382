import { EventEmitter } from 'node:events'

/** Tests emit `resume`, `suspend`, `lock-screen` …, as on Electron. */
export const powerMonitor = new EventEmitter()

/** Nothing is ever updated; tests emit `before-quit-for-update`. */
export const autoUpdater = new EventEmitter()

/** Of the page it is Chromium's own; what main copies goes nowhere. */
export const clipboard = { writeText: (_text: string) => Promise.resolve() }

export const nativeTheme = Object.assign(new EventEmitter(), { themeSource: 'system' })
