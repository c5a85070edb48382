import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what is typed into a form while it differs from what is saved: with each key, before the window could close.
 * @param isSaved whether values are those that are saved
 * @param keep is told what is to be kept, `undefined` for nothing
 * @returns whether something differs
 */
export function useKeptForm<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  isSaved: (values: Values) => boolean,
  keep: (values: Values | undefined) => void,
): boolean {
  const [isChanged, setIsChanged] = useState(() => !isSaved(form.getValues()))
  const follow = useEffectEvent((values: Values) => {
    const differs = !isSaved(values)
    setIsChanged(differs)
    keep(differs ? values : undefined)
  })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) }),
    [subscribe],
  )
  return isChanged
}
