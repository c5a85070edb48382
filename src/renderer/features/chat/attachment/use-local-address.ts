import { useEffect, useMemo, useState } from 'react'
import { useBytes } from './use-bytes.ts'

/**
 * An address for the file of a message that was sent from here, as long as it is shown: also once the message has arrived
 * and its bytes are forgotten, so that nobody sees their picture vanish until it has come back from the server.
 */
export function useLocalAddress(messageId: string): string | undefined {
  const bytes = useBytes(messageId)
  const [known, setKnown] = useState(bytes)
  if (bytes && bytes !== known) setKnown(bytes)
  const address = useMemo(() => known && URL.createObjectURL(known), [known])
  useEffect(
    () => () => {
      if (address) URL.revokeObjectURL(address)
    },
    [address],
  )
  return address
}
