import { app, type AuthInfo, type Certificate } from 'electron'
import type { Login } from '#shared/questions.ts'
import type { EventOutbox } from '../ipc/event-outbox.ts'
import type { Log } from '../log.ts'
import { certificateFault } from '../page/certificate-fault.ts'
import type { ServerChoice } from '../settings/server-choice.ts'
import type { MemberQuestions } from './member-questions.ts'

interface Answering {
  readonly server: Pick<ServerChoice, 'current'>
  readonly questions: Pick<MemberQuestions, 'ask' | 'shown'>
  readonly outbox: Pick<EventOutbox, 'send'>
  readonly log: Log
}

/** Longest name of a certificate that is shown, in characters. */
const LONGEST_NAME = 200
const MOST_OFFERED = 100

/**
 * Lets the member answer, in the page, when a server or proxy asks who they are (decision 44). By default Electron would
 * present the first certificate in the member's store to any server, which may be that of their identity card. It would
 * not ask for the password of a proxy, nor explain what is wrong with a server's certificate.
 */
export function answerForMember({ server, questions, outbox, log }: Answering): void {
  const isServer = (address: string) => sameHost(server.current()?.url, address)
  questions.shown.onChange((question) => outbox.send('question.changed', question))
  app.on('select-client-certificate', (event, _contents, address, certificates, answer) => {
    event.preventDefault()
    const host = hostOf(address)
    if (isServer(address) && certificates.length > 0) {
      const offered = certificates.slice(0, MOST_OFFERED).map(offer)
      const question = { kind: 'certificate' as const, host, certificates: offered }
      return questions.ask(`certificate ${host}`, question, (given) => {
        answer(typeof given === 'number' ? certificates[given] : undefined)
      })
    }
    answer()
    log.warn(`a server asked for a client certificate and got none: ${host}`)
  })
  answerLogins(isServer, questions, log)
  app.on('certificate-error', (_event, _contents, address, error, certificate) => {
    log.warn(`the certificate of a server was refused: ${error}`)
    const fault = certificateFault(error, { certificate, now: Date.now() })
    if (fault && isServer(address)) outbox.send('question.certificate_refused', { fault })
  })
}

function answerLogins(
  isServer: (address: string) => boolean,
  questions: Answering['questions'],
  log: Log,
): void {
  /** Logins the member gave in this run. Requests sent before the answer ask for them again. */
  const given = new Map<string, Login>()
  /**
   * Logins that were given to a WebSocket. One that asks again was rejected; Electron does not tell its first attempt from
   * later ones.
   */
  const givenToSockets = new Map<string, Login>()
  app.on('login', (event, _contents, { url, firstAuthAttempt }, asking, answer) => {
    if (!asking.isProxy && !isServer(url)) return log.warn('a server that is not ours asked for a password')
    event.preventDefault()
    const key = loginKey(asking)
    const known = given.get(key)
    const isSocket = /^wss?:/.test(url)
    const isFirst = isSocket ? known === undefined || givenToSockets.get(key) !== known : firstAuthAttempt
    const give = (login: Login) => {
      given.set(key, login)
      if (isSocket) givenToSockets.set(key, login)
      answer(login.username, login.password)
    }
    if (known && isFirst) return give(known)
    given.delete(key)
    const { host, isProxy } = asking
    questions.ask(key, { kind: 'login', host, isProxy, isRetry: !isFirst }, (login) => {
      // Without a name, the request fails as unauthorised.
      if (login === null || typeof login === 'number') answer()
      else give(login)
    })
  })
}

const loginKey = ({ isProxy, host, port, realm, scheme }: AuthInfo) =>
  ['login', isProxy, host, port, scheme, realm].join(' ')

const named = (name: string) => name.slice(0, LONGEST_NAME)

const offer = ({ subjectName, issuerName, validExpiry }: Certificate) => ({
  subject: named(subjectName),
  issuer: named(issuerName),
  validUntil: validExpiry * 1000,
})

/** The URL of a server that Electron names by `host:port` in one event and by its address in others. */
const addressOf = (address: string) =>
  URL.parse(/^\w+:\/\//.test(address) ? address.replace(/^ws/, 'http') : `https://${address}`)

const hostOf = (address: string) => addressOf(address)?.host ?? ''

function sameHost(url: string | undefined, address: string): boolean {
  const [ours, theirs] = [url === undefined ? null : URL.parse(url), addressOf(address)]
  return ours !== null && theirs !== null && ours.origin === theirs.origin
}
