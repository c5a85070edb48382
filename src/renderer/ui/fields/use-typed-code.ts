import { useRef, useState, type SubmitEvent } from 'react'

interface TypedCodeOptions {
  /** Digits of the code. */
  readonly length: number
  /** Said where it is sent with fewer. */
  readonly incomplete: string
  /** @returns the text to show at the field, `null` when the code was right */
  readonly onVerify: (code: string) => Promise<string | null>
}

/** State of a form that asks for a code: the props of its `CodeField`, and what sends it. The last digit sends it too. */
export function useTypedCode({ length, incomplete, onVerify }: TypedCodeOptions) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const inputRef = useRef<HTMLInputElement>(null)

  const refuse = (text: string) => {
    // Where it is to be mended, and said because of that.
    inputRef.current?.focus()
    setProblem(text)
  }
  const check = async (typed: string) => {
    if (typed.length !== length) return refuse(incomplete)
    setBusy(true)
    const refusal = await onVerify(typed)
    setBusy(false)
    if (refusal !== null) refuse(refusal)
  }
  const onType = (text: string) => {
    const typed = text.replace(/\D/g, '').slice(0, length)
    setCode(typed)
    setProblem(null)
    if (typed.length === length && typed !== code) void check(typed)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!busy) void check(code)
  }
  return { busy, onSubmit, field: { length, value: code, onType, problem, isReadOnly: busy, inputRef } }
}
