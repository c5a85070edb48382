import Close from '@mui/icons-material/CloseRounded'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { fileSize } from '#renderer/entities/files/show/file-name.ts'
import { useObjectAddress } from '#renderer/entities/files/show/use-file-address.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { isPicture } from '#renderer/entities/files/show/media.ts'
import { FileIcon, FileName } from '#renderer/entities/files/show/FileName.tsx'
import type { DraftFile } from '../outbox/draft-files.ts'
import { useBytes } from '../outbox/file-to-send.ts'

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: 6,
  maxHeight: 136,
  margin: '0 0 8px',
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
})
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  padding: '4px 0 4px 4px',
  borderRadius: radius.small,
  backgroundColor: space.raised,
  color: ink.primary,
  ...scale.small,
})
const Thumb = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  borderRadius: radius.small,
  overflow: 'hidden',
  backgroundColor: space.void,
  color: ink.secondary,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
})
const Words = styled('span')({ flex: 1, minWidth: 0, display: 'grid' })
const Size = styled('span')({ color: ink.secondary })

interface DraftFileListProps {
  readonly files: readonly DraftFile[]
  readonly onRemove: (id: string) => void
}

/** Files attached to the next message. */
export const DraftFileList = ({ files, onRemove }: DraftFileListProps) => (
  <List aria-label={copy.waitingFiles} tabIndex={0}>
    {files.map((file) => (
      <Item key={file.id}>
        <Thumb aria-hidden>
          {isPicture(file.type) ? <Preview file={file} /> : <FileIcon type={file.type} />}
        </Thumb>
        <Words>
          <FileName>{file.name}</FileName>
          <Size>{fileSize(file.size)}</Size>
        </Words>
        <IconButton size="small" aria-label={copy.removeFile(file.name)} onClick={() => onRemove(file.id)}>
          <Close fontSize="small" />
        </IconButton>
      </Item>
    ))}
  </List>
)

function Preview({ file }: { readonly file: DraftFile }) {
  const bytes = useBytes(file.id)
  return bytes && <PreviewOf bytes={bytes} />
}

const PreviewOf = ({ bytes }: { readonly bytes: File }) => <img src={useObjectAddress(bytes)} alt="" />
