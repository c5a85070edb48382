import { atom, useAtom } from 'jotai'
import { useId } from 'react'

/** The page that the dialog stands open on. */
const openOnAtom = atom<string | null>(null)

/**
 * Opens and closes the dialog that creates a post. It goes with the page that it was opened on; `close` closes it on
 * whatever page the member is by then.
 */
export function useCreateDialog() {
  const page = useId()
  const [openOn, setOpenOn] = useAtom(openOnAtom)
  return { isOpen: openOn === page, open: () => setOpenOn(page), close: () => setOpenOn(null) }
}
