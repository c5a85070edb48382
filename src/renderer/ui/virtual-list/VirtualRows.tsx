import Box from '@mui/material/Box'
import type { VirtualItem } from '@tanstack/react-virtual'
import {
  Fragment,
  useCallback,
  type AriaAttributes,
  type DOMAttributes,
  type FocusEvent,
  type ReactNode,
} from 'react'
import { PinRow, RowStart } from './scroll-position.ts'
import type { VirtualList } from './use-virtual-list.ts'

interface VirtualRowsProps
  extends
    Pick<AriaAttributes, 'aria-label' | 'aria-busy'>,
    Pick<DOMAttributes<HTMLElement>, 'onFocus' | 'onKeyDown'> {
  readonly list: VirtualList
  /** A `ul` renders its rows as `li`, with their position in the whole list. */
  readonly component?: 'div' | 'ul'
  readonly role?: 'feed'
  readonly children: (index: number) => ReactNode
}

/**
 * The rendered rows of a virtual list, with empty space in place of the others. They are in normal flow, so that the
 * browser's scroll anchoring keeps the reader's place when a row above turns out larger than estimated: correcting it
 * by script would stop a scroll in progress.
 */
export function VirtualRows({ list, component = 'div', children, ...element }: VirtualRowsProps) {
  const { ref, size } = list
  const placed = placedRows(list)
  const end = placed.at(-1)?.bottom ?? 0
  const Space = component === 'ul' ? 'li' : 'div'
  return (
    <Box ref={ref} component={component} sx={{ m: 0, p: 0, listStyle: 'none' }} {...element}>
      {placed.map(({ row, space }) => (
        <Fragment key={row.key}>
          {space > 0 && <Space aria-hidden style={{ height: space }} />}
          <VirtualRow list={list} row={row} component={Space}>
            {children(row.index)}
          </VirtualRow>
        </Fragment>
      ))}
      <Space aria-hidden style={{ height: size - end }} />
    </Box>
  )
}

/** Rows from top to bottom, each with the pixels of space before it. */
function placedRows({ rows, size, margin, gap, isUpwards }: VirtualList) {
  const ordered = isUpwards ? rows.toReversed() : rows
  let end = 0
  return ordered.map((row) => {
    const top = isUpwards ? size - row.end : row.start - margin
    const bottom = isUpwards ? size - row.start : row.end - margin
    const space = top - end - (row.index > 0 ? gap : 0)
    end = bottom
    return { row, space, bottom }
  })
}

interface VirtualRowProps {
  readonly list: VirtualList
  readonly row: VirtualItem
  readonly component: 'div' | 'li'
  readonly children: ReactNode
}

function VirtualRow({ list, row, component: Element, children }: VirtualRowProps) {
  const { measure, setFocusedId, keep: keepId, count, gap } = list
  const id = String(row.key)
  const keep = useCallback(() => keepId(id), [keepId, id])
  const onBlur = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    // A window that loses the focus returns it to the same element; if another row gets it, that row reports it.
    const isAway = target === document.activeElement
    if (!isAway && !currentTarget.parentElement?.contains(relatedTarget)) setFocusedId(null)
  }
  return (
    <Element
      ref={measure}
      data-index={row.index}
      onFocus={() => setFocusedId(id)}
      onBlur={onBlur}
      {...(Element === 'li' && { 'aria-posinset': row.index + 1, 'aria-setsize': count })}
      // An inner margin would lie outside the measured height.
      style={{ display: 'flow-root', marginTop: row.index > 0 ? gap : 0 }}
    >
      <PinRow value={keep}>
        <RowStart value={row.start}>{children}</RowStart>
      </PinRow>
    </Element>
  )
}
