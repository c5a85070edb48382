import Audio from '@mui/icons-material/AudiotrackOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import Movie from '@mui/icons-material/MovieOutlined'
import Pdf from '@mui/icons-material/PictureAsPdfOutlined'
import { isVideo } from '#renderer/entities/files/media/media.ts'

/** Stands for a file that is not shown itself. */
export function FileIcon({ type }: { readonly type: string }) {
  if (isVideo(type)) return <Movie />
  if (type.startsWith('audio/')) return <Audio />
  return type === 'application/pdf' ? <Pdf /> : <Description />
}
