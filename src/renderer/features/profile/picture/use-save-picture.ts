import { useMutation } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { changeMember } from '#renderer/entities/member/change-member.ts'
import { currentUserIdAtom } from '#renderer/entities/session/session.ts'
import { useReportFailure } from '#renderer/entities/session/use-report-failure.ts'
import { errorFields, isUnreachable, UNREACHABLE } from '#renderer/server/errors.ts'
import { isTooMany } from '#renderer/server/too-many.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from '../copy.ts'
import { updatePicture } from './api/update-picture.ts'
import { cutPicture, type Cut } from './cut-picture.ts'
import { PICTURES, type PictureKind } from './picture-kind.ts'

const texts = copy.picture

/** Cuts, uploads and shows a picture of the own profile. Whoever leaves meanwhile stops it. */
export function useSavePicture(kind: PictureKind, onSaved: () => void) {
  const userId = useAtomValue(currentUserIdAtom) ?? ''
  const [progress, setProgress] = useState(0)
  const stopping = useRef<AbortController>(null)
  useEffect(() => () => stopping.current?.abort(), [])
  const toasts = useToasts()
  const reportFailure = useReportFailure()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ file, cut }: { readonly file: File; readonly cut: Cut }) => {
      const { signal } = (stopping.current = new AbortController())
      const part = await cutPicture(file, cut, PICTURES[kind].longest)
      return updatePicture(userId, { kind, file: part, signal, onProgress: setProgress })
    },
    onSuccess: (profile) => changeMember(profile),
  })
  const tell = (cause: unknown) => {
    if (stopping.current?.signal.aborted) return
    if (isTooMany(cause)) return reportFailure(texts.failed, cause)
    console.error(texts.failed, cause)
    const { message } = errorFields(cause)
    toasts.error(isUnreachable(cause) ? UNREACHABLE : String(message), texts.failed)
  }
  const save = async (file: File, cut: Cut) => {
    try {
      setProgress(0)
      await mutateAsync({ file, cut })
      toasts.success(texts.saved)
      onSaved()
    } catch (cause) {
      tell(cause)
    }
  }
  return { save, isSaving: isPending, progress }
}
