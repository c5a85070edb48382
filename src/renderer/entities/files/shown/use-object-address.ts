import { useEffect, useState } from 'react'

/** An address for a file that is in this window only, as long as it is shown: for one file, whatever comes later. */
export function useObjectAddress(file: File): string {
  const [address] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(address), [address])
  return address
}
