import { app } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerForMember } from './answer-for-member.ts'
import { MemberQuestions } from './member-questions.ts'

/**
 * What is emitted, as Electron does it (96f3996d). Who wants a certificate is named by host and port, with the contents of the
 * page or `null` for a request of main (shell/browser/api/electron_api_app.cc:785); nobody is asked where the store is empty
 * (shell/browser/electron_browser_client.cc:731). Left without `preventDefault`, the first certificate of the store is shown
 * (electron_api_app.cc:796). Whose own certificate is refused is named by its address, and refused unless prevented
 * (electron_api_app.cc:752); of `net` nobody is told (shell/common/api/electron_api_url_loader.cc:478). A login is told of by
 * the contents, which pass it on (lib/browser/api/web-contents.ts:754), and given up unless prevented
 * (shell/browser/login_handler.cc:123); a request of main by `net` tells nobody here (lib/common/api/net-client-request.ts:469).
 * A socket always says that it is not its first attempt (login_handler.cc:61, electron_api_web_request.cc:629).
 */
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return { app: new Emitter() }
})

/** The page, which asks for nearly all. */
const contents = { id: 1 }

/** An answer may be given once (shell/common/gin_helper/callback.cc:67). */
const once = () => {
  const answer = vi.fn()
  return vi.fn((...given: unknown[]) => {
    if (answer.mock.calls.length > 0) throw new TypeError('One-time callback was called more than once')
    answer(...given)
  })
}

/**
 * None is shown for no argument; what is no certificate throws, and one that was not offered, told by its `data`, leaves the
 * request without an end (electron_api_app.cc:478-511).
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
  'shows %s no certificate from the store of the member, and asks them nothing',
  (who) => {
    for (const asking of [contents, null])
      expect(askForCertificate(who, asking)).toHaveBeenCalledExactlyOnceWith()
    expect(questions.open()).toBeNull()
  },
)

it('has the member choose what the server in use is shown, once for all that wait for it', () => {
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

// This version does not ask at all then (shell/browser/electron_browser_client.cc:731).
it('shows none from an empty store, and asks nothing', () => {
  expect(askForCertificate('one.test:443', contents, [])).toHaveBeenCalledExactlyOnceWith()
  expect(questions.open()).toBeNull()
})

it('shows none where the member shows none', () => {
  const answer = askForCertificate('one.test:443')
  questions.refuse(idOf())
  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
})

it('asks the member for what a proxy wants, and gives it to all that wait', () => {
  const asked = [askForLogin({}), askForLogin({})]
  expect(asked.map(({ isTaken }) => isTaken)).toEqual([true, true])
  expect(questions.open()).toMatchObject({ kind: 'login', host: 'proxy.test', isProxy: true, isRetry: false })
  const login = { username: 'luna', password: 'órbita' }
  questions.giveLogin(idOf(), login)
  for (const { answer } of asked) expect(answer).toHaveBeenCalledExactlyOnceWith('luna', 'órbita')
  // It was on its way when they answered.
  expect(askForLogin({}).answer).toHaveBeenCalledExactlyOnceWith('luna', 'órbita')
  expect(questions.open()).toBeNull()
})

it('asks again for what was not taken, and says so', () => {
  askForLogin({})
  questions.giveLogin(idOf(), { username: 'luna', password: 'mal' })
  askForLogin({ firstAuthAttempt: false })
  expect(questions.open()).toMatchObject({ kind: 'login', isRetry: true })
})

it('gives a socket what is known, and asks for another only where that was refused', () => {
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

it('gives a socket what a request of the page was given', () => {
  askForLogin({})
  questions.giveLogin(idOf(), { username: 'luna', password: 'órbita' })
  const socket = askForLogin({ url: 'wss://one.test/realtime/v1/websocket' })
  expect(socket.answer).toHaveBeenCalledExactlyOnceWith('luna', 'órbita')
  expect(questions.open()).toBeNull()
})

it('leaves the member alone once they have refused, until the page is loaded anew', () => {
  const { answer } = askForLogin({})
  questions.refuse(idOf())
  expect(answer).toHaveBeenCalledExactlyOnceWith()
  expect(askForLogin({}).answer).toHaveBeenCalledExactlyOnceWith()
  expect(questions.open()).toBeNull()
  questions.pageLeft()
  askForLogin({})
  expect(questions.open()).not.toBeNull()
})

it('asks for what the server in use wants, one question after the other, and for nobody else', () => {
  expect(askForLogin({ isProxy: false, url: 'https://evil.test/a' }).isTaken).toBe(false)
  expect(questions.open()).toBeNull()
  expect(askForLogin({ isProxy: false }).isTaken).toBe(true)
  askForCertificate('one.test:443')
  expect(questions.open()).toMatchObject({ kind: 'login', isProxy: false })
  questions.refuse(idOf())
  expect(questions.open()).toMatchObject({ kind: 'certificate' })
})

it('tells of the certificate of the server in use, and lets it be refused', () => {
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
