import Close from '@mui/icons-material/CloseRounded'
import Download from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { fileSize } from '#renderer/entities/files/show/file-name.ts'
import { ink, radius, scale, space } from '#renderer/theme/tokens.ts'
import { copy } from '../copy.ts'
import { FileIcon, FileName } from '#renderer/entities/files/show/FileName.tsx'
import type { PlacedFile } from './media-of-file.ts'
import { useSaveFile } from './use-save-file.ts'

const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 260,
  maxWidth: '100%',
  minHeight: 56,
  padding: '6px 6px 6px 12px',
  border: `1px solid ${space.line}`,
  borderRadius: radius.medium,
  backgroundColor: space.raised,
  color: ink.primary,
})
const Words = styled('div')({ flex: 1, minWidth: 0, display: 'grid', ...scale.ui })
const Size = styled('span')({ color: ink.secondary, ...scale.small })

/** A file with its name and size, to be saved. */
export function FileCard({ file }: { readonly file: PlacedFile }) {
  const { stored, name, type, size } = file
  const { save, stop, share } = useSaveFile(file)
  const isSaving = share !== undefined
  return (
    <Card>
      <FileIcon type={type} />
      <Words>
        <FileName>{name}</FileName>
        {isSaving ? (
          <LinearProgress
            variant="determinate"
            value={Math.floor(share * 100)}
            aria-label={copy.savingFile(name)}
          />
        ) : (
          size !== null && <Size>{fileSize(size)}</Size>
        )}
      </Words>
      {stored !== null && (
        <IconButton
          aria-label={isSaving ? copy.stopSaving : copy.saveFile(name)}
          onClick={isSaving ? stop : () => void save()}
        >
          {isSaving ? <Close /> : <Download />}
        </IconButton>
      )}
    </Card>
  )
}
