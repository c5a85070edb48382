import { EventEmitter } from 'node:events'

/** Tests emit `resume`, `suspend`, `lock-screen` …, as on Electron. */
export const powerMonitor = Object.assign(new EventEmitter(), {
  getSystemIdleTime: () => 0,
  getSystemIdleState: () => 'active',
  isOnBatteryPower: () => false,
})

/** Nothing is ever updated; tests emit `before-quit-for-update`. */
export const autoUpdater = new EventEmitter()

/** Of the page it is Chromium's own; what main copies goes nowhere. */
export const clipboard = { writeText: (_text: string) => Promise.resolve() }

export const nativeTheme = Object.assign(new EventEmitter(), {
  themeSource: 'system',
  shouldUseDarkColors: true,
})

/** There is no key store of Chromium's own behind the host. */
export const safeStorage = {
  isEncryptionAvailable: () => false,
  getSelectedStorageBackend: () => 'unknown',
  encryptString: unavailable,
  decryptString: unavailable,
}

function unavailable(): never {
  throw new Error(
    'Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.',
  )
}
