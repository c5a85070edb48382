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
 * How a system is given a notification, so that it replaces the one before it and leads somewhere after this run: macOS
 * keeps names of any length, and tells no more than the name to the app that a click starts; Windows keeps one of 64
 * characters and the arguments in its XML.
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

/** Desktops of Linux take the text, not the title, for markup: what looks like it would be drawn, or the text left out. */
const plainForLinux = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
