import { createHash } from 'node:crypto'
import type { NotificationConstructorOptions } from 'electron'
import type { ShowNotification } from '#shared/bridge.ts'
import { copy } from '../../copy.ts'
import { destinationText, toastXml } from './toast.ts'

interface NotificationManner {
  readonly platform: NodeJS.Platform
  /** Without a sound. */
  readonly isSilent: boolean
  /** See `ToastPictures.keep`. */
  readonly keepPicture: (png: Uint8Array) => string | null
}

/**
 * Options that let a notification replace the one before and still lead somewhere after this run. macOS keeps ids of
 * any length, and passes only the id to an app started by a click; Windows keeps ids of 64 characters and the arguments
 * in its XML.
 */
export function notificationOptions(
  message: ShowNotification,
  { platform, isSilent, keepPicture }: NotificationManner,
): NotificationConstructorOptions {
  const { tag, title, body, route, canReply, picture } = message
  const texts = {
    title,
    body,
    silent: isSilent,
    hasReply: canReply,
    replyPlaceholder: copy.reply.placeholder,
  }
  if (platform === 'darwin') return { ...texts, id: destinationText({ tag, route }) }
  if (platform !== 'win32') return { ...texts, body: plainForLinux(body) }
  const id = createHash('sha256').update(tag).digest('hex')
  const group = { groupId: id, groupTitle: title }
  return {
    ...texts,
    ...group,
    id,
    toastXml: toastXml(id, message, { picture: picture ? keepPicture(picture) : null, isSilent }),
  }
}

/** Linux desktops treat the body, but not the title, as markup: unescaped text might be formatted or dropped. */
const plainForLinux = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
