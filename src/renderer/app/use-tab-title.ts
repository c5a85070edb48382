import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { tabTitle } from '#renderer/entities/section/tab-title.ts'

/** Keeps the window's title with the route (spec §2). */
export function useTabTitle(): void {
  const { pathname } = useLocation()
  useEffect(() => {
    document.title = tabTitle(pathname)
  }, [pathname])
}
