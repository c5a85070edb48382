import { app } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerForMember } from './answer-for-member.ts'
import { MemberQuestions } from './member-questions.ts'

/**
 * The tests emit events as Electron does (96f3996d):
 * - `select-client-certificate` names the server by `host:port`, and passes the contents of the page or, for a request of
 *   main, `null` (shell/browser/api/electron_api_app.cc:785). It is not emitted for an empty store
 *   (shell/browser/electron_browser_client.cc:731). Without `preventDefault` the first certificate is presented
 *   (electron_api_app.cc:796).
 * - `certificate-error` names the server by its address; without `preventDefault` the certificate is rejected
 *   (electron_api_app.cc:752). It is not emitted for `net` (shell/common/api/electron_api_url_loader.cc:478).
 * - `login` is forwarded from the contents (lib/browser/api/web-contents.ts:754); without `preventDefault` the request fails
 *   (shell/browser/login_handler.cc:123). It is not emitted for `net` (lib/common/api/net-client-request.ts:469). For a
 *   WebSocket `firstAuthAttempt` is always false (login_handler.cc:61, electron_api_web_request.cc:629).
 */
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return { app: new Emitter() }
})

/** Contents of the page, which sends most requests. */
const contents = { id: 1 }

/** A callback that throws when called twice (shell/common/gin_helper/callback.cc:67). */
const once = () => {
  const answer = vi.fn()
  return vi.fn((...given: unknown[]) => {
    if (answer.mock.calls.length > 0) throw new TypeError('One-time callback was called more than once')
    answer(...given)
  })
}

/**
 * Without an argument no certificate is presented. A value of another type throws, and a certificate that was not offered
 * (compared by `data`) leaves the request pending for ever (electron_api_app.cc:478-511).
 */
const onceOf = (certificates: typeof CERTIFICATES) => {
  const answer = once()
  return vi.fn((...given: unknown[]) => {
    answer(...given)
    const [shown] = given
    if (shown === undefined || shown === null) return
    if (typeof shown !== 'object') throw new TypeError('Must pass valid certificate object.')
    if (!certificates.some(({ data }) => 'data' in shown && shown.data === data))
      throw new Error('the request never ends')
  })
}

const CERTIFICATES = ['LUNA', 'APELLIDO NOMBRE - 00000000T'].map((subjectName) => ({
  data: `-----BEGIN CERTIFICATE-----${subjectName}`,
  subjectName,
  issuerName: 'FNMT',
  validExpiry: 1_800_000_000,
}))

/** @param asking the contents of the page, or `null` for a request of main */
function askForCertificate(
  hostAndPort: string,
  asking: typeof contents | null = contents,
  certificates = CERTIFICATES,
) {
  const event = { preventDefault: vi.fn() }
  const answer = onceOf(certificates)
  app.emit('select-client-certificate', event, asking, hostAndPort, certificates, answer)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  return answer
}

function askForLogin({ isProxy = true, url = 'https://one.test/auth/v1/token', firstAuthAttempt = true }) {
  const event = { preventDefault: vi.fn() }
  const answer = once()
  const asking = { isProxy, scheme: 'basic', host: 'proxy.test', port: 3128, realm: 'red' }
  const details = {
    url,
    pid: 0,
    isRequestForNavigation: false,
    firstAuthAttempt: firstAuthAttempt && !/^wss?:/.test(url),
    responseHeaders: {},
    isMainFrame: false,
  }
  app.emit('login', event, contents, details, asking, answer)
  return { answer, isTaken: event.preventDefault.mock.calls.length > 0 }
}

const log = { warn: vi.fn(), error: vi.fn() }
const send = vi.fn()
let questions: MemberQuestions

beforeEach(() => {
  vi.clearAllMocks()
  app.removeAllListeners()
  questions = new MemberQuestions()
  const server = { current: () => ({ url: 'https://one.test', publishableKey: 'sb_publishable_abc' }) }
  answerForMember({ server, questions, outbox: { send }, log })
})

const idOf = () => questions.open()?.id ?? ''

it.each(['evil.test:443', 'one.test:8443', 'one.test.evil.test:443'])(
  'presents no certificate of the member to %s, and asks them nothing',
  (who) => {
    for (const asking of [contents, null])
      expect(askForCertificate(who, asking)).toHaveBeenCalledExactlyOnceWith()
    expect(questions.open()).toBeNull()
  },
)

it('lets the member choose the certificate for the server in use, once for all waiting requests', () => {
  const waiting = [askForCertificate('one.test:443'), askForCertificate('one.test:443', null)]
  expect(questions.open()).toMatchObject({
    kind: 'certificate',
    host: 'one.test',
    certificates: [
      { subject: 'LUNA', issuer: 'FNMT', validUntil: 1_800_000_000_000 },
      { subject: 'APELLIDO NOMBRE - 00000000T' },
    ],
  })
  expect(send).toHaveBeenCalledExactlyOnceWith('question.changed', questions.open())
  questions.showCertificate(idOf(), 7)
  expect(waiting[0]).not.toHaveBeenCalled()
  questions.showCertificate(idOf(), 1)
  for (const answer of waiting) expect(answer).toHaveBeenCalledExactlyOnceWith(CERTIFICATES[1])
  expect(send).toHaveBeenLastCalledWith('question.changed', null)
})

// Electron 45 does not emit the event then (shell/browser/electron_browser_client.cc:731); other versions may.
it('presents no certificate from an empty store, and asks the member nothing', () => {
  expect(askForCertificate('one.test:443', contents, [])).toHaveBeenCalledExactlyOnceWith()
  expect(questions.open()).toBeNull()
})

it('presents no certificate if the member refuses', () => {
  const answer = askForCertificate('one.test:443')
  questions.refuse(idOf())
  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
})

it('asks the member for the login of a proxy, and gives it to all waiting requests', () => {
  const asked = [askForLogin({}), askForLogin({})]
  expect(asked.map(({ isTaken }) => isTaken)).toEqual([true, true])
  expect(questions.open()).toMatchObject({ kind: 'login', host: 'proxy.test', isProxy: true, isRetry: false })
  const login = { username: 'luna', password: 'órbita' }
  questions.giveLogin(idOf(), login)
  for (const { answer } of asked) expect(answer).toHaveBeenCalledExactlyOnceWith('luna', 'órbita')
  // This request was sent before the member answered.
  expect(askForLogin({}).answer).toHaveBeenCalledExactlyOnceWith('luna', 'órbita')
  expect(questions.open()).toBeNull()
})

it('asks again after a rejected login, and says so', () => {
  askForLogin({})
  questions.giveLogin(idOf(), { username: 'luna', password: 'mal' })
  askForLogin({ firstAuthAttempt: false })
  expect(questions.open()).toMatchObject({ kind: 'login', isRetry: true })
})

it('gives a WebSocket the known login, and asks again only after that was rejected', () => {
  const socket = { url: 'wss://one.test/realtime/v1/websocket' }
  const first = askForLogin(socket)
  expect(questions.open()).toMatchObject({ kind: 'login', isRetry: false })
  questions.giveLogin(idOf(), { username: 'luna', password: 'mal' })
  expect(first.answer).toHaveBeenCalledExactlyOnceWith('luna', 'mal')
  askForLogin(socket)
  expect(questions.open()).toMatchObject({ isRetry: true })
  questions.giveLogin(idOf(), { username: 'luna', password: 'órbita' })
  expect(questions.open()).toBeNull()
})

it('gives a WebSocket the login that a request of the page was given', () => {
  askForLogin({})
  questions.giveLogin(idOf(), { username: 'luna', password: 'órbita' })
  const socket = askForLogin({ url: 'wss://one.test/realtime/v1/websocket' })
  expect(socket.answer).toHaveBeenCalledExactlyOnceWith('luna', 'órbita')
  expect(questions.open()).toBeNull()
})

it('does not ask a member who refused, until the page is reloaded', () => {
  const { answer } = askForLogin({})
  questions.refuse(idOf())
  expect(answer).toHaveBeenCalledExactlyOnceWith()
  expect(askForLogin({}).answer).toHaveBeenCalledExactlyOnceWith()
  expect(questions.open()).toBeNull()
  questions.pageLeft()
  askForLogin({})
  expect(questions.open()).not.toBeNull()
})

it('asks one question at a time, and only for the server in use', () => {
  expect(askForLogin({ isProxy: false, url: 'https://evil.test/a' }).isTaken).toBe(false)
  expect(questions.open()).toBeNull()
  expect(askForLogin({ isProxy: false }).isTaken).toBe(true)
  askForCertificate('one.test:443')
  expect(questions.open()).toMatchObject({ kind: 'login', isProxy: false })
  questions.refuse(idOf())
  expect(questions.open()).toMatchObject({ kind: 'certificate' })
})

it('tells the page why the certificate of the server in use was rejected, and leaves it rejected', () => {
  const answer = once()
  const event = { preventDefault: vi.fn() }
  const refuse = (url: string, error: string, validStart = 0) =>
    app.emit('certificate-error', event, contents, url, error, { validStart }, answer, false)
  refuse('https://evil.test/a', 'net::ERR_CERT_AUTHORITY_INVALID')
  expect(send).not.toHaveBeenCalled()
  refuse('wss://one.test/realtime/v1/websocket', 'net::ERR_CERT_AUTHORITY_INVALID')
  expect(send).toHaveBeenCalledExactlyOnceWith('question.certificate_refused', { fault: 'authority' })
  refuse('https://one.test/', 'net::ERR_CERT_DATE_INVALID', Date.now() / 1000 + 86_400.5)
  expect(send).toHaveBeenLastCalledWith('question.certificate_refused', { fault: 'early' })
  expect([event.preventDefault.mock.calls, answer.mock.calls]).toEqual([[], []])
})
