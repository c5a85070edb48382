import { atom } from 'jotai'
import { desktop } from '#renderer/lib/desktop.ts'
import type { CertificateFault } from '#shared/questions.ts'
import { serverReachableAtom, serverReturnsAtom } from './connectivity.ts'

/** The fault that main reported, and the value of `serverReturnsAtom` at that time. */
const toldAtom = atom<{ readonly fault: CertificateFault; readonly returns: number } | null>(null)

const heardAtom = atom(
  (get) => get(toldAtom),
  (get, set, fault: CertificateFault) => set(toldAtom, { fault, returns: get(serverReturnsAtom) }),
)
heardAtom.onMount = (hear) => desktop.questions.onCertificateRefused(hear)

/** Why the server's certificate is rejected; `null` if it is not. */
export const certificateFaultAtom = atom((get) => {
  const told = get(heardAtom)
  if (get(serverReachableAtom) || told?.returns !== get(serverReturnsAtom)) return null
  return told.fault
})
