import { useEffect, useState } from 'react'

/** The current moment, renewed at each local midnight, so that 'Hoy' does not stay on yesterday. */
export function useToday(): Date {
  const [today, setToday] = useState(() => new Date())
  useEffect(() => {
    const midnight = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1)
    const timer = setTimeout(() => setToday(new Date()), +midnight - Date.now())
    return () => clearTimeout(timer)
  }, [today])
  return today
}
