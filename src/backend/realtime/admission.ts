import type { Authorization } from './authorization.ts'
import { nameOf, type Access, type ChannelParts } from './channel.ts'
import { InvalidToken, type Identify } from '../auth/identity.ts'
import { joinSchema } from './protocol.ts'

/** Why a client may not join or stay; the message is sent to it. */
export class Refusal extends Error {}

/** As Realtime says it, in the words of its own machine. */
const unreadable = 'UnknownErrorOnChannel: no function clause matching in Access.get/3'
const publicChannel = 'PrivateOnly: This project only allows private channels'
const tableChanges =
  'PostgresChangesDisabled: Changes are told by broadcast on the private topic member:<id>, not by postgres_changes'

/** What is said to whom has no right to hear a topic. */
export function noPermission(topic: string): string {
  return `You do not have permissions to read from this Channel topic: ${nameOf(topic)}`
}

/**
 * Decides who may join which topic: as strict as a hosted project without 'Allow public access', and with its messages.
 */
export class Admission {
  readonly #identify: Identify
  readonly #authorization: Authorization

  constructor(identify: Identify, authorization: Authorization) {
    this.#identify = identify
    this.#authorization = authorization
  }

  /**
   * Checks a join.
   * @throws Refusal
   */
  async admit(
    topic: string,
    payload: unknown,
    apiKey: string,
  ): Promise<Pick<ChannelParts, 'config' | 'access'>> {
    if (nameOf(topic) === '') throw new Refusal('TopicNameRequired: You must provide a topic name')
    const request = joinSchema.safeParse(payload)
    if (!request.success) throw new Refusal(unreadable)
    const { access_token: token, config } = request.data
    if (!config.private) throw new Refusal(publicChannel)
    if (config.postgres_changes.length > 0) throw new Refusal(tableChanges)
    const access = await this.access(topic, token ?? null, apiKey).catch((cause: unknown) => {
      throw cause instanceof InvalidToken ? new Refusal(`${cause.code}: ${cause.message}`) : cause
    })
    const { broadcast, presence } = access.rights
    if (broadcast || (presence && config.presence.enabled)) return { config, access }
    throw new Refusal(`Unauthorized: ${noPermission(topic)}`)
  }

  /**
   * Current rights of a token's bearer on a topic.
   * @throws InvalidToken
   */
  async access(topic: string, token: string | null, apiKey: string): Promise<Access> {
    const identity = await this.#identify(token, apiKey)
    return { token, identity, rights: await this.#authorization.mayHear(identity, nameOf(topic)) }
  }
}
