import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what is typed into a form while it differs from the saved values; stored with each key press, before the window
 * could close.
 * @param isSaved whether the values equal the saved ones
 * @param keep receives the values to keep, or `undefined`
 * @returns whether the form differs from what is saved
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
