import { app } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerForMember } from './answer-for-member.ts'
import { MemberQuestions } from './member-questions.ts'

/**
 * What is emitted, as Electron does it (96f3996d). Who wants a certificate is named by host and port, with `null` for a request
 * of no window (shell/browser/api/electron_api_app.cc:762); nobody is asked where the store is empty
 * (shell/browser/electron_browser_client.cc:732). Left without `preventDefault`, the first certificate of the store is shown.
 * Whose own certificate is refused is named by its address (electron_api_app.cc:740), refused unless prevented. A login is
 * told of with `null` for a request of no window, and given up unless prevented (shell/browser/login_handler.cc:116).
 */
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return { app: new Emitter() }
})

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
 * request without an end (electron_api_app.cc:472).
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

/** @param contents of the window that asks; `null` for a request of this process */
function askForCertificate(
  hostAndPort: string,
  certificates = CERTIFICATES,
  contents: object | null = { id: 1 },
) {
  const event = { preventDefault: vi.fn() }
  const answer = onceOf(certificates)
  app.emit('select-client-certificate', event, contents, hostAndPort, certificates, answer)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  return answer
}

function askForLogin({
  isProxy = true,
  url = 'https://one.test/auth/v1/token',
  firstAuthAttempt = true,
  contents = { id: 1 } as object | null,
}) {
  const event = { preventDefault: vi.fn() }
  const answer = once()
  const asking = { isProxy, scheme: 'basic', host: 'proxy.test', port: 3128, realm: 'red' }
  app.emit('login', event, contents, { url, firstAuthAttempt }, asking, answer)
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
    expect(askForCertificate(who)).toHaveBeenCalledExactlyOnceWith()
    expect(questions.open()).toBeNull()
  },
)

it('has the member choose what the server in use is shown, once for all that wait for it', () => {
  const waiting = [askForCertificate('one.test:443'), askForCertificate('one.test:443', CERTIFICATES, null)]
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

it('shows none where the member shows none, or has none', () => {
  const answer = askForCertificate('one.test:443')
  questions.refuse(idOf())
  expect(answer).toHaveBeenCalledExactlyOnceWith(undefined)
  expect(askForCertificate('one.test:443', [])).toHaveBeenCalledExactlyOnceWith()
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

// Electron tells of no request of this process as a first attempt (shell/browser/login_handler.cc:61).
it('asks once for requests of this process, and takes none of their challenges for a refusal of another', () => {
  askForLogin({ firstAuthAttempt: false, contents: null })
  expect(questions.open()).toMatchObject({ kind: 'login', isRetry: false })
  questions.giveLogin(idOf(), { username: 'luna', password: 'órbita' })
  const other = { url: 'https://one.test/storage/v1/object/a', firstAuthAttempt: false, contents: null }
  expect(askForLogin(other).answer).toHaveBeenCalledExactlyOnceWith('luna', 'órbita')
  askForLogin(other)
  expect(questions.open()).toMatchObject({ kind: 'login', isRetry: true })
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

it.each([
  ['net::ERR_CERT_COMMON_NAME_INVALID', 'name'],
  ['net::ERR_CERT_AUTHORITY_INVALID', 'authority'],
  ['net::ERR_CERT_DATE_INVALID', 'expired'],
  ['net::ERR_CERT_REVOKED', 'revoked'],
  ['net::ERR_CERT_WEAK_KEY', 'weak'],
  ['net::ERR_CERT_NAME_CONSTRAINT_VIOLATION', 'other'],
])('tells of %s at the server in use, and lets it be refused', (error, fault) => {
  const answer = once()
  const event = { preventDefault: vi.fn() }
  const refuse = (url: string) =>
    app.emit('certificate-error', event, null, url, error, { validStart: 0 }, answer, false)
  refuse('https://evil.test/a')
  expect(send).not.toHaveBeenCalled()
  refuse('wss://one.test/realtime/v1/websocket')
  expect(send).toHaveBeenCalledExactlyOnceWith('question.certificate_refused', { fault })
  expect([event.preventDefault.mock.calls, answer.mock.calls]).toEqual([[], []])
})

it('takes a certificate that is not valid yet for a clock that is wrong', () => {
  const later = Date.now() / 1000 + 86_400
  app.emit('certificate-error', {}, null, 'https://one.test/', 'net::ERR_CERT_DATE_INVALID', {
    validStart: later,
  })
  expect(send).toHaveBeenCalledExactlyOnceWith('question.certificate_refused', { fault: 'early' })
})
