import { atom } from 'jotai'

export interface Question {
  readonly title: string
  readonly description?: string
  readonly confirmLabel: string
  readonly destructive?: boolean
}

export interface PendingQuestion extends Question {
  readonly answer: (confirmed: boolean) => void
}

/** The question on screen, if any. */
export const pendingQuestionAtom = atom<PendingQuestion | null>(null)
