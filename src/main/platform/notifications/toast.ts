import type { ActivationArguments } from 'electron'
import type { NotificationActivated, ShowNotification } from '#shared/bridge.ts'
import { appRoute } from '#shared/ipc/contract/fields.ts'
import { copy } from '../../copy.ts'

/**
 * A notification as Windows' own XML, since Electron's has an English button. What it leads to travels in its arguments: they
 * come back with a click long after this process has ended.
 * @param id the one the notification is made with, by which Electron finds it
 * @param picture address of a file
 */
export function toastXml(
  id: string,
  { tag, title, body, route, canReply }: ShowNotification,
  picture: string | null,
): string {
  const leadsTo = (type: 'click' | 'reply') =>
    escaped(`type=${type}&tag=${id}&about=${encodeURIComponent(tag)}&route=${encodeURIComponent(route)}`)
  const reply = `<actions><input id="reply" type="text" placeHolderContent="${escaped(copy.reply.placeholder)}"/>
    <action content="${escaped(copy.reply.button)}" arguments="${leadsTo('reply')}" hint-inputId="reply"/></actions>`
  const logo =
    picture === null
      ? ''
      : `<image placement="appLogoOverride" hint-crop="circle" src="${escaped(picture)}"/>`
  return `<toast launch="${leadsTo('click')}">
    <visual><binding template="ToastGeneric"><text>${escaped(title)}</text><text>${escaped(body)}</text>${logo}</binding></visual>
    ${canReply ? reply : ''}</toast>`
}

/** What a toast of ours leads to, `null` for what is none: any program may call us with arguments. */
export function activationOf({
  type,
  arguments: text,
  reply,
}: ActivationArguments): NotificationActivated | null {
  const parameters = new URLSearchParams(text)
  const tag = parameters.get('about')
  const route = appRoute.safeParse(parameters.get('route')).data
  if (!tag || !route) return null
  return type === 'reply' ? { tag, route, reply: reply ?? '' } : { tag, route }
}

const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) =>
  text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
