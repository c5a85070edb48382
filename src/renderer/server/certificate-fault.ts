import { atom } from 'jotai'
import { desktop } from '#renderer/lib/desktop.ts'
import type { CertificateFault } from '#shared/questions.ts'
import { serverReachableAtom, serverReturnsAtom } from './connectivity.ts'

/** What main has told, and how often the server had come back by then. */
const toldAtom = atom<{ readonly fault: CertificateFault; readonly returns: number } | null>(null)

const heardAtom = atom(
  (get) => get(toldAtom),
  (get, set, fault: CertificateFault) => set(toldAtom, { fault, returns: get(serverReturnsAtom) }),
)
heardAtom.onMount = (hear) => desktop.questions.onCertificateRefused(hear)

/** Why the server's certificate keeps the app from it; `null` while it does not. */
export const certificateFaultAtom = atom((get) => {
  const told = get(heardAtom)
  if (get(serverReachableAtom) || told?.returns !== get(serverReturnsAtom)) return null
  return told.fault
})
