import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { startTransition, Suspense, useState } from 'react'
import { lazyComponent, useMountedOnce } from '#renderer/lib/lazy-component.tsx'
import { useLedAway } from '#renderer/lib/use-led-away.ts'
import { roomForSearch } from '#renderer/theme/tokens.ts'
import { Hint } from '#renderer/ui/Hint.tsx'
import { copy } from './copy.ts'
import { SearchBox, type SearchProps } from './SearchBox.tsx'

const SearchSheet = lazyComponent(() => import('./SearchSheet.tsx'), 'SearchSheet')

/** Search for members: a field where the top bar has room for one, else a button that opens a sheet. */
export function MemberSearch() {
  const [text, setText] = useState('')
  const isWide = useMediaQuery(roomForSearch)
  return isWide ? <SearchBox text={text} onText={setText} /> : <SheetButton text={text} onText={setText} />
}

function SheetButton(search: SearchProps) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpened = useMountedOnce(isOpen)
  useLedAway(() => setIsOpen(false))
  return (
    <>
      <Hint text={copy.search}>
        <IconButton
          aria-label={copy.search}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-keyshortcuts="/"
          onClick={() => startTransition(() => setIsOpen(true))}
        >
          <Search />
        </IconButton>
      </Hint>
      <Suspense>
        {wasOpened && <SearchSheet {...search} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}
