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

/** Characters of a name in a certificate that are shown. */
const LONGEST_NAME = 200
const MOST_OFFERED = 100

/**
 * Has the member asked, in the page, by servers that want to know who they are (decision 44). Left alone, Electron would show
 * any server the first certificate in the member's store, which may be that of their identity card, and would say nothing of
 * a proxy that lets nobody through without a password, nor of what is wrong with a certificate.
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
    log.warn(`a certificate of the member was asked for and not shown: ${host}`)
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
  /** What the member has given in this run, for requests that were on their way when they did. */
  const given = new Map<string, Login>()
  /** What a socket was given; it asks again only where that was refused, and never says that it asks for the first time. */
  const givenToSockets = new Map<string, Login>()
  app.on('login', (event, _contents, { url, firstAuthAttempt }, asking, answer) => {
    if (!asking.isProxy && !isServer(url)) return log.warn('a password was asked for by nobody of ours')
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
      // Without a name the request ends as one that was refused.
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

/** Electron names by host and port who wants a certificate, and by its address whose own one is refused. */
const addressOf = (address: string) =>
  URL.parse(/^\w+:\/\//.test(address) ? address.replace(/^ws/, 'http') : `https://${address}`)

const hostOf = (address: string) => addressOf(address)?.host ?? ''

function sameHost(url: string | undefined, address: string): boolean {
  const [ours, theirs] = [url === undefined ? null : URL.parse(url), addressOf(address)]
  return ours !== null && theirs !== null && ours.origin === theirs.origin
}
