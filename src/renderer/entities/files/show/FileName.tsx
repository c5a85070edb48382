import { styled } from '@mui/material/styles'
import Audio from '@mui/icons-material/AudiotrackOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Movie from '@mui/icons-material/MovieOutlined'
import Pdf from '@mui/icons-material/PictureAsPdfOutlined'
import { isVideo } from './media.ts'

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

/** Stands for a file that is not shown itself. */
export function FileIcon({ type }: { readonly type: string }) {
  if (isVideo(type)) return <Movie />
  if (type.startsWith('audio/')) return <Audio />
  return type === 'application/pdf' ? <Pdf /> : <Description />
}
