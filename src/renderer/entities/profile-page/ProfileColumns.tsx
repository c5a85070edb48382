import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { roomyWindow } from '#renderer/theme/tokens.ts'

interface ProfileColumnsProps {
  readonly head: ReactNode
  /** Short panels about the member, in a side column if there is room. */
  readonly side?: ReactNode
  readonly children: ReactNode
}

const Page = styled('div')({
  containerType: 'inline-size',
  maxWidth: 900,
  margin: '0 auto',
  [roomyWindow]: { maxWidth: 1280 },
})

const Columns = styled('div')({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Being short, they are side by side above the longer content.
  '& > [data-part="side"]': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' },
  '@container (min-width: 820px)': {
    '&[data-sided]': { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
    '& > [data-part="head"]': { gridColumn: '1 / -1' },
    '& > [data-part="side"]': { gridColumn: 2, gridRow: 2, gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > [data-part="main"]': { gridColumn: 1, gridRow: 2 },
  },
  '@container (min-width: 1040px)': {
    '&[data-sided]': { gridTemplateColumns: 'minmax(0, 1fr) 352px' },
  },
  // What is read is as wide as at home.
  '@container (min-width: 1240px)': {
    '&[data-sided]': { gridTemplateColumns: 'minmax(0, 1fr) 400px' },
  },
})

const Part = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  alignContent: 'start',
  minWidth: 0,
})

/** Layout of a profile: its head, panels about the member, and their content. */
export function ProfileColumns({ head, side, children }: ProfileColumnsProps) {
  const page = useRef<HTMLDivElement>(null)
  // The scroll position of the previous page means nothing here. An element that takes the focus must be visible.
  useLayoutEffect(() => {
    const main = page.current?.closest('main')
    main?.scrollTo({ top: 0 })
    main?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <Page ref={page}>
      <Columns data-sided={side ? true : undefined}>
        <Part data-part="head">{head}</Part>
        {side && <Part data-part="side">{side}</Part>}
        <Part data-part="main">{children}</Part>
      </Columns>
    </Page>
  )
}
