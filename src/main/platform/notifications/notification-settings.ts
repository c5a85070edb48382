import { shell } from 'electron'

/** Where the system's own settings have their page of notifications; on Linux each desktop has another, without an address. */
const ADDRESSES: Partial<Record<NodeJS.Platform, string>> = {
  win32: 'ms-settings:notifications',
  darwin: 'x-apple.systempreferences:com.apple.Notifications-Settings.extension',
}

export const hasNotificationSettings = (platform: NodeJS.Platform): boolean => platform in ADDRESSES

/** Rejects where the system does not open it; nothing where it has none. */
export async function openNotificationSettings(platform: NodeJS.Platform): Promise<void> {
  const address = ADDRESSES[platform]
  if (address) await shell.openExternal(address)
}
