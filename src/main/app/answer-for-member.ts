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

/** Characters of a certificate's name that are shown. */
const LONGEST_NAME = 200
const MOST_OFFERED = 100

/**
 * Lets the member decide, in the page, when a server or proxy asks for credentials (decision 44). By default Electron
 * would send any server the first client certificate of the member's store, perhaps that of their identity card; it
 * would say nothing when a proxy demands a password or when a certificate is invalid.
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
    if (isServer(address))
      outbox.send('question.certificate_refused', { fault: certificateFault(error, certificate, Date.now()) })
  })
}

function answerLogins(
  isServer: (address: string) => boolean,
  questions: Answering['questions'],
  log: Log,
): void {
  /** Logins given in this run, for requests that were already on their way, and the addresses they were given for. */
  const given = new Map<string, { readonly login: Login; readonly tried: Set<string> }>()
  app.on('login', (event, _contents, { url, firstAuthAttempt }, asking, answer) => {
    if (!asking.isProxy && !isServer(url)) return log.warn('a password was asked for by nobody of ours')
    event.preventDefault()
    const key = loginKey(asking)
    const known = given.get(key)
    // Of a request of this process each attempt is told as a later one, so that the flag alone proves no refusal.
    const isRefused = !firstAuthAttempt && known?.tried.has(url) === true
    if (known && !isRefused) {
      known.tried.add(url)
      return answer(known.login.username, known.login.password)
    }
    given.delete(key)
    const { host, isProxy } = asking
    questions.ask(key, { kind: 'login', host, isProxy, isRetry: isRefused }, (login) => {
      // Without a user name the request ends as if refused.
      if (login === null || typeof login === 'number') return answer()
      const tried = given.get(key)?.tried ?? new Set()
      given.set(key, { login, tried: tried.add(url) })
      answer(login.username, login.password)
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

/** Electron names the server by host and port for client certificates, and by URL for its own certificate. */
const addressOf = (address: string) =>
  URL.parse(/^\w+:\/\//.test(address) ? address.replace(/^ws/, 'http') : `https://${address}`)

const hostOf = (address: string) => addressOf(address)?.host ?? ''

function sameHost(url: string | undefined, address: string): boolean {
  const [ours, theirs] = [url === undefined ? null : URL.parse(url), addressOf(address)]
  return ours !== null && theirs !== null && ours.origin === theirs.origin
}
