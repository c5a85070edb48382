import { randomUUID } from 'node:crypto'
import type { Login, MemberQuestion } from '#shared/questions.ts'
import type { QuestionDesk } from '../ipc/handlers/question.ts'
import { Observable, type Observed } from '../observable.ts'

/** Index of the certificate to show, or a login; `null` if the member gives neither. */
type Given = number | Login | null
type Answer = (given: Given) => void

/** A question without its id. */
export type Asked = MemberQuestion extends infer Question
  ? Question extends MemberQuestion
    ? Omit<Question, 'id'>
    : never
  : never

interface Open {
  readonly key: string
  readonly question: MemberQuestion
  /** The requests that wait for the answer. */
  readonly answers: readonly Answer[]
}

/**
 * Questions that servers and proxies ask the member, shown one at a time. Many requests ask the same at once and share
 * one answer. A refused question is not asked again until the page is reloaded.
 */
export class MemberQuestions implements QuestionDesk {
  readonly #queue = new Observable<readonly Open[]>([])
  readonly #shown = new Observable<MemberQuestion | null>(null)
  readonly #refused = new Set<string>()

  constructor() {
    this.#queue.onChange(([first]) => this.#shown.change(first?.question ?? null))
  }

  /** The question to show. */
  get shown(): Observed<MemberQuestion | null> {
    return this.#shown
  }

  readonly open = (): MemberQuestion | null => this.#shown.current

  /**
   * Asks the member.
   * @param key identical for requests that can share an answer
   */
  ask(key: string, asked: Asked, answer: Answer): void {
    if (this.#refused.has(key)) return answer(null)
    const queue = this.#queue.current
    const open = queue.find((other) => other.key === key)
    if (open) {
      const joined = { ...open, answers: [...open.answers, answer] }
      return this.#queue.change(queue.map((other) => (other === open ? joined : other)))
    }
    const question = { ...asked, id: randomUUID() } as MemberQuestion
    this.#queue.change([...queue, { key, question, answers: [answer] }])
  }

  readonly showCertificate = (id: string, index: number): void => {
    const { question } = this.#find(id) ?? {}
    if (question?.kind === 'certificate' && index < question.certificates.length) this.#give(id, index)
  }

  readonly giveLogin = (id: string, login: Login): void => {
    if (this.#find(id)?.question.kind === 'login') this.#give(id, login)
  }

  readonly refuse = (id: string): void => {
    const open = this.#find(id)
    if (!open) return
    this.#refused.add(open.key)
    this.#give(id, null)
  }

  /** The page is reloaded: refused questions may be asked again. */
  readonly pageLeft = (): void => this.#refused.clear()

  #find(id: string): Open | undefined {
    return this.#queue.current.find(({ question }) => question.id === id)
  }

  #give(id: string, given: Given): void {
    const open = this.#find(id)
    this.#queue.change(this.#queue.current.filter((other) => other !== open))
    open?.answers.forEach((answer) => answer(given))
  }
}
