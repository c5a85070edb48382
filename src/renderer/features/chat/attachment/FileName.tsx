import { styled } from '@mui/material/styles'

const Line = styled('span')({ display: 'flex', minWidth: 0, whiteSpace: 'nowrap' })
const Stem = styled('bdi')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
const Extension = styled('bdi')({ flexShrink: 0 })

/** Characters of an extension, with its dot. */
const EXTENSION = /\.[^.\s]{1,8}$/

/** The name of a file on one line; of a long one the middle is left out, since its end says what it is. */
export function FileName({ children: name }: { readonly children: string }) {
  const start = name.search(EXTENSION)
  const end = start > 0 ? start : name.length
  return (
    <Line title={name}>
      <Stem>{name.slice(0, end)}</Stem>
      <Extension>{name.slice(end)}</Extension>
    </Line>
  )
}
