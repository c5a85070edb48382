import { app } from 'electron'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerForMember } from './answer-for-member.ts'
import { MemberQuestions } from './member-questions.ts'

/**
 * What is emitted, as Electron 45 does it: who wants a certificate is named by host and port (shell/browser/api/
 * electron_api_app.cc, `App::SelectClientCertificate`: `cert_request_info->host_and_port.ToString()`), whose own certificate
 * is refused by its address (`App::AllowCertificateError`: `request_url`). Left without `preventDefault`, the first certificate
 * of the store is shown; a login is given up. An answer may be given once (`base::OnceCallback`), and none is no argument at
 * all: what is given has to be a certificate (`OnClientCertificateSelected`).
 */
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events')
  return { app: new Emitter() }
})

const once = () => {
  const answer = vi.fn()
  return vi.fn((...given: unknown[]) => {
    if (answer.mock.calls.length > 0) throw new Error('an answer is given once')
    if (given.length > 0 && given[0] === undefined) throw new Error('Must pass valid certificate object.')
    answer(...given)
  })
}

const CERTIFICATES = ['LUNA', 'APELLIDO NOMBRE - 00000000T'].map((subjectName) => ({
  subjectName,
  issuerName: 'FNMT',
  validExpiry: 1_800_000_000,
}))

function askForCertificate(hostAndPort: string, certificates = CERTIFICATES) {
  const event = { preventDefault: vi.fn() }
  const answer = once()
  app.emit('select-client-certificate', event, null, hostAndPort, certificates, answer)
  expect(event.preventDefault).toHaveBeenCalledOnce()
  return answer
}

function askForLogin({ isProxy = true, url = 'https://one.test/auth/v1/token', firstAuthAttempt = true }) {
  const event = { preventDefault: vi.fn() }
  const answer = once()
  const asking = { isProxy, scheme: 'basic', host: 'proxy.test', port: 3128, realm: 'red' }
  app.emit('login', event, null, { url, firstAuthAttempt }, asking, answer)
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
  const waiting = [askForCertificate('one.test:443'), askForCertificate('one.test:443')]
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
  expect(answer).toHaveBeenCalledExactlyOnceWith()
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
