import Search from '@mui/icons-material/Search'
import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { font, ink, nebula, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from './copy.ts'

const Frame = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 40,
  paddingInline: 14,
  borderRadius: 999,
  border: `1px solid ${space.lineField}`,
  color: ink.muted,
  backgroundColor: space.void,
  cursor: 'text',
  '&:hover': { borderColor: ink.muted },
  '&:focus-within': { outline: `2px solid ${nebula.cyan}`, outlineOffset: -1, borderColor: 'transparent' },
})

const Input = styled('input')({
  flex: 1,
  minWidth: 0,
  border: 0,
  padding: 0,
  outline: 'none',
  background: 'none',
  color: ink.primary,
  fontFamily: font.text,
  ...scale.ui,
  '&::placeholder': { color: ink.muted, opacity: 1 },
})

/** The field that members are searched with. */
export function SearchField(props: ComponentProps<typeof Input>) {
  return (
    <Frame>
      <Search aria-hidden fontSize="small" />
      <Input
        type="text"
        // Whatever is searched for, it is nobody's name and address for the browser to offer.
        autoComplete="off"
        spellCheck={false}
        aria-label={copy.search}
        placeholder={copy.placeholder}
        dir="auto"
        {...props}
      />
    </Frame>
  )
}
