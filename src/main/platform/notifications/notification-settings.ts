import { shell } from 'electron'

/** Addresses of the notification settings; on Linux each desktop has its own, without an address. */
const ADDRESSES: Partial<Record<NodeJS.Platform, string>> = {
  win32: 'ms-settings:notifications',
  darwin: 'x-apple.systempreferences:com.apple.Notifications-Settings.extension',
}

export const hasNotificationSettings = (platform: NodeJS.Platform): boolean => platform in ADDRESSES

/** Opens the settings; does nothing if they have no address. Rejects if the system fails. */
export async function openNotificationSettings(platform: NodeJS.Platform): Promise<void> {
  const address = ADDRESSES[platform]
  if (address) await shell.openExternal(address)
}
