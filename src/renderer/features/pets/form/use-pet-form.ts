import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useKeptForm } from '#renderer/session/use-kept-form.ts'
import { useLeaveGuard } from '#renderer/lib/use-leave-guard.ts'
import { useConfirm } from '#renderer/ui/confirm/confirm.ts'
import { copy } from '../copy.ts'
import { petDrafts } from './pet-drafts.ts'
import { isSameForm, petFormSchema, type PetForm } from './pet-form.ts'

const texts = copy.form

/**
 * A pet in fields. What differs from what is saved is kept until it is saved or discarded; leaving it asks.
 * @param key of its draft
 */
export function usePetForm(key: string, saved: PetForm) {
  const [{ name, bio }] = useState(() => petDrafts.get(key) ?? saved)
  const form = useForm<PetForm>({ defaultValues: { name, bio }, resolver: zodResolver(petFormSchema) })
  const isChanged = useKeptForm(
    form,
    (values) => isSameForm(values, saved),
    (values) => petDrafts.set(key, values && { ...petDrafts.get(key), ...values }),
  )
  /** The id to create it under: the same at every attempt, restarts included, so that a lost answer doubles nothing. */
  const takeId = () => {
    const id = petDrafts.get(key)?.id ?? crypto.randomUUID()
    petDrafts.set(key, { ...form.getValues(), id })
    return id
  }

  const forget = () => petDrafts.set(key, undefined)
  const confirm = useConfirm()
  /** Asks before what was changed is lost. Resolves to whether it is gone. */
  const discard = async (title: string, confirmLabel: string) => {
    if (!(await confirm({ title, description: texts.leaveText, confirmLabel, destructive: true })))
      return false
    forget()
    return true
  }
  useLeaveGuard(isChanged, () => discard(texts.leaveTitle, texts.leave))
  const mayCancel = async () => !isChanged || discard(texts.discardTitle, texts.discard)
  return { form, mayCancel, forget, takeId }
}
