import { styled } from '@mui/material/styles'
import Audio from '@mui/icons-material/AudiotrackOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Movie from '@mui/icons-material/MovieOutlined'
import Pdf from '@mui/icons-material/PictureAsPdfOutlined'
import { isVideo } from './media.ts'

const Line = styled('span')({ display: 'flex', minWidth: 0, whiteSpace: 'nowrap' })
const Stem = styled('bdi')({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
const Extension = styled('bdi')({ flexShrink: 0 })

/** An extension with its dot. */
const EXTENSION = /\.[^.\s]{1,8}$/

/** A file name on one line; a long one is shortened in the middle, so that its extension stays visible. */
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

/** Icon for a file without a preview. */
export function FileIcon({ type }: { readonly type: string }) {
  if (isVideo(type)) return <Movie />
  if (type.startsWith('audio/')) return <Audio />
  return type === 'application/pdf' ? <Pdf /> : <Description />
}
