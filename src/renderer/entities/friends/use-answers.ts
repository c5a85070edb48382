import type { MemberCard } from '#renderer/entities/member/profile.ts'
import { errorFields } from '#renderer/server/errors.ts'
import { useReportFailure } from '#renderer/ui/toasts/use-report-failure.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'
import {
  useAcceptRequest,
  useEndFriendship,
  useSendRequest,
  useSetAside,
  useWithdrawRequest,
} from './requests.ts'

/** Sends a friend request and reports the result (spec §8). */
export function useAsk({ id, username }: MemberCard) {
  const { mutateAsync, isPending } = useSendRequest(id)
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const ask = async () => {
    try {
      // If the other member was faster, their request shows instead.
      if ((await mutateAsync()) === 'sent') toasts.success(copy.pending, copy.ask.sent(username))
    } catch (cause) {
      reportFailure(copy.ask.failed, cause)
    }
  }
  return { ask, isAsking: isPending }
}

/** Codes of an answer to a request that is no longer there: no row to accept, none to refer to. */
const GONE = new Set<unknown>(['PGRST116', '23503'])

/** Reports why a received request could not be answered: nobody is told live that one was withdrawn. */
function useReportUnanswered(): (text: string, cause: unknown) => void {
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  return (text, cause) => {
    if (GONE.has(errorFields(cause).code)) toasts.error(text, undefined, copy.withdrawn)
    else reportFailure(text, cause)
  }
}

/** Accepts the request of a member and reports the result (spec §8). */
export function useAccept(memberId: string) {
  const { mutateAsync, isPending } = useAcceptRequest(memberId)
  const toasts = useToasts()
  const reportUnanswered = useReportUnanswered()
  const accept = async () => {
    try {
      await mutateAsync()
      toasts.success(copy.accepted)
    } catch (cause) {
      reportUnanswered(copy.acceptFailed, cause)
    }
  }
  return { accept, isAccepting: isPending }
}

/** Sets a request aside, with an undo, or takes it up again. */
export function useLater({ id, username }: MemberCard) {
  const { mutateAsync, isPending } = useSetAside(id)
  const toasts = useToasts()
  const reportUnanswered = useReportUnanswered()
  const change = async (isAside: boolean) => {
    try {
      await mutateAsync(isAside)
      if (isAside)
        toasts.undoable(copy.aside.done, { onUndo: () => void change(false) }, copy.aside.where(username))
    } catch (cause) {
      reportUnanswered(isAside ? copy.aside.failed : copy.aside.takeUpFailed, cause)
    }
  }
  return { change, isChanging: isPending }
}

/** Actions that end something between two members: confirmed before and reported after. */
interface End {
  readonly question: string
  readonly means: (name: string) => string
  readonly confirm: string
  readonly done: string
  readonly failed: string
}

function useAskedEnd({ username }: MemberCard, texts: End, end: () => Promise<unknown>) {
  const confirm = useConfirm()
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  return async () => {
    const question = {
      title: texts.question,
      description: texts.means(username),
      confirmLabel: texts.confirm,
    }
    if (!(await confirm({ ...question, destructive: true }))) return
    try {
      await end()
      toasts.success(texts.done)
    } catch (cause) {
      reportFailure(texts.failed, cause)
    }
  }
}

/** Withdraws the request to a member, after a confirmation. */
export function useWithdraw(member: MemberCard) {
  const { mutateAsync, isPending } = useWithdrawRequest(member.id)
  return { withdraw: useAskedEnd(member, copy.withdraw, mutateAsync), isWithdrawing: isPending }
}

/** Ends a friendship, after a confirmation that explains the consequences. */
export function useUnfriend(member: MemberCard) {
  const { mutateAsync } = useEndFriendship(member.id)
  return useAskedEnd(member, { ...copy.end, confirm: copy.end.label }, mutateAsync)
}
