import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AsMember, signInAs } from '#renderer/session/testing/sign-in.tsx'
import { store } from '#renderer/lib/store.ts'
import { closeWindow } from '#renderer/server/testing/close-window.ts'
import { serve } from '#renderer/server/testing/serve.ts'
import { clearToastsAtom, toastsAtom } from '#renderer/ui/toasts/use-toasts.ts'
import { useProfileNotice } from './DashboardLayout.tsx'

afterEach(() => {
  closeWindow()
  store.set(clearToastsAtom)
  vi.unstubAllGlobals()
})

// spec: 8.profile.load
test('an own profile that the server refuses is told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const supabase = serve(() =>
    Response.json({ code: '42501', message: 'permission denied' }, { status: 403 }),
  )
  signInAs('luna', supabase)
  renderHook(() => useProfileNotice(), { wrapper: AsMember })
  await waitFor(() =>
    expect(store.get(toastsAtom)).toMatchObject([
      { variant: 'error', title: 'Error', description: 'No se pudo cargar el perfil.' },
    ]),
  )
})
