import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import IconButton, { type IconButtonProps } from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { space } from '#renderer/theme/tokens.ts'
import { Count } from '#renderer/ui/Count.tsx'
import { copy } from '../copy.ts'

interface ToNewestButtonProps extends Pick<IconButtonProps, 'onBlur' | 'onClick' | 'onFocus'> {
  /** How many messages below were not read. */
  readonly unread: number
}

const Round = styled(IconButton)({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 16,
  bottom: 12,
  width: 40,
  height: 40,
  border: `1px solid ${space.line}`,
  backgroundColor: space.raised,
  '&:hover': { backgroundColor: space.own },
})
const onTop = { position: 'absolute', top: -12, left: '50%', transform: 'translateX(-50%)' } as const

/** Over a log that is scrolled up: the way back down, and how much is new there. */
export function ToNewestButton({ unread, ...button }: ToNewestButtonProps) {
  return (
    <Round aria-label={copy.toNewest(unread)} {...button}>
      <KeyboardArrowDown />
      {unread > 0 && <Count count={unread} aria-hidden style={onTop} />}
    </Round>
  )
}
