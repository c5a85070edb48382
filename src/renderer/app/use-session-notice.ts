import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { sessionKeptInMemoryAtom } from '#renderer/entities/session/state/session.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'

/** Tells the member, once per run, that the keychain did not take the session (design §4). */
export function useSessionNotice(): void {
  const inMemory = useAtomValue(sessionKeptInMemoryAtom)
  const toasts = useToasts()
  useEffect(() => {
    if (!inMemory) return
    toasts.info(
      'Tu sesión solo durará hasta que cierres la app',
      'El llavero del sistema no responde, así que la próxima vez tendrás que volver a entrar.',
    )
  }, [inMemory, toasts])
}
