import type { ActivationArguments } from 'electron'
import type { NotificationActivated, ShowNotification } from '#shared/bridge.ts'
import { appRoute } from '#shared/ipc/contract/fields.ts'
import { copy } from '../../copy.ts'

type Destination = Pick<NotificationActivated, 'tag' | 'route'>

interface ToastManner {
  /** Address of a file. */
  readonly picture: string | null
  /** Windows only regards the XML. */
  readonly isSilent: boolean
}

/**
 * A notification as Windows' own XML, because Electron's has a button in English. Its target is stored in the
 * arguments, which come back with a click long after this process has ended. The header groups the notifications of a
 * conversation: Electron adds its `groupTitle` only to its own XML.
 * @param id the notification's id, by which Electron finds it
 */
export function toastXml(
  id: string,
  { tag, title, body, route, canReply }: ShowNotification,
  { picture, isSilent }: ToastManner,
): string {
  const leadsTo = (type: 'click' | 'reply') =>
    escaped(`type=${type}&tag=${id}&${destinationText({ tag, route })}`)
  const reply = `<actions><input id="reply" type="text" placeHolderContent="${escaped(copy.reply.placeholder)}"/>
    <action content="${escaped(copy.reply.button)}" arguments="${leadsTo('reply')}" hint-inputId="reply"/></actions>`
  const logo =
    picture === null
      ? ''
      : `<image placement="appLogoOverride" hint-crop="circle" src="${escaped(picture)}"/>`
  const header = `<header id="${id}" title="${escaped(title)}" arguments="${leadsTo('click')}"/>`
  return `<toast launch="${leadsTo('click')}">
    ${header}
    <visual><binding template="ToastGeneric"><text>${escaped(title)}</text><text>${escaped(body)}</text>${logo}</binding></visual>
    ${isSilent ? '<audio silent="true"/>' : ''}${canReply ? reply : ''}</toast>`
}

/** Target of one of our toasts; `null` for other arguments, since any program may call us. */
export function activationOf({
  type,
  arguments: text,
  reply,
}: ActivationArguments): NotificationActivated | null {
  const destination = destinationIn(text)
  return destination && type === 'reply' ? { ...destination, reply: reply ?? '' } : destination
}

/** Tag and target of a notification as text, returned with a click even in a later run. */
export const destinationText = ({ tag, route }: Destination): string =>
  `about=${encodeURIComponent(tag)}&route=${encodeURIComponent(route)}`

/** Parses a text of {@link destinationText}; `null` for any other. */
export function destinationIn(text: string): Destination | null {
  const parameters = new URLSearchParams(text)
  const tag = parameters.get('about')
  const route = appRoute.safeParse(parameters.get('route')).data
  return tag && route ? { tag, route } : null
}

const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escaped = (text: string) =>
  text.replaceAll(NOT_IN_XML, '').replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
