import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { desktop } from '#renderer/lib/desktop.ts'

/** Follows the `cosmia://` addresses that the system hands to the app (design §4). */
export function useDeepLinks(): void {
  const navigate = useNavigate()
  useEffect(() => desktop.links.onOpen((route) => void navigate(route)), [navigate])
}
