import { styled } from '@mui/material/styles'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { ALONG } from './HeaderFrame.tsx'

/** A list of short facts in one line, with dots between them: 'Granada · 28 años · Fotógrafa'. */
export const FactLine = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: ALONG,
  maxWidth: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...scale.text,
  color: ink.secondary,
  overflowWrap: 'anywhere',
  '& > li': { minWidth: 0 },
  // At the end: no line begins with it. Where they are in several lines, one would end with it.
  '& > li:has(+ li:not(:empty))::after': {
    content: '"·"',
    marginInline: 8,
    '@container (max-width: 420px)': { content: 'none' },
  },
  '@container (max-width: 420px)': { columnGap: 16 },
})
