import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { store } from '#renderer/lib/store.ts'
import { serverReachableAtom, serverReturnsAtom } from '#renderer/server/connectivity.ts'
import type { CertificateFault } from '#shared/questions.ts'
import { ConnectionNotice } from './ConnectionNotice.tsx'

let tell: (fault: CertificateFault) => void
vi.mock('#renderer/lib/desktop.ts', async (original) => ({
  ...(await original()),
  desktop: {
    questions: {
      onCertificateRefused: (listener: typeof tell) => {
        tell = (fault) => act(() => listener(fault))
        return () => {}
      },
    },
  },
}))

const said = () => screen.getByRole('status').textContent
const setReachable = (isReachable: boolean) => act(() => store.set(serverReachableAtom, isReachable))

afterEach(() => {
  cleanup()
  store.set(serverReachableAtom, true)
})

test('says what is wrong with the certificate of a server that is not reached, until it is', () => {
  render(<ConnectionNotice />)
  tell('expired')
  // One of its calls was refused, others get through.
  expect(said()).toBe('')
  setReachable(false)
  expect(said()).toContain('El certificado del servidor venció. No le enviamos nada hasta que lo renueven.')
  tell('name')
  expect(said()).toContain('El certificado que llega es de otro servidor.')
  act(() => store.set(serverReturnsAtom, (count) => count + 1))
  setReachable(true)
  expect(said()).toBe('')
  setReachable(false)
  expect(said()).toContain('El servidor no responde.')
})
