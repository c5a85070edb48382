import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId, useRef, type ReactNode } from 'react'
import { DropHint } from '#renderer/entities/files/pick/DropHint.tsx'
import { useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { fileSize } from '#renderer/entities/files/show/file-name.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { scale, signal, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { DraftFile } from './blog-draft.ts'

/** A row between hairlines: what it is for, and what there is to do at its end. */
const Zone = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px 20px',
  paddingBlock: 12,
  borderTop: `1px solid ${space.line}`,
  '&[data-wrong]': { borderColor: signal.error },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' },
}))

const Name = styled('span')({
  ...scale.ui,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: 0,
})

const Size = styled('span')({ ...scale.small, whiteSpace: 'nowrap', opacity: 0.85 })

const texts = copy.panel

interface FileFieldProps {
  readonly label: string
  readonly hint: string
  readonly chooseLabel: string
  readonly icon: ReactNode
  readonly draft: DraftFile
  /** What to say where it is missing. */
  readonly missing?: string | undefined
  readonly isReadOnly: boolean
}

/** One file of what is being written: chosen by the dialog of the system or dropped, and what there is of it. */
export function FileField({ label, hint, chooseLabel, icon, draft, missing, isReadOnly }: FileFieldProps) {
  const { file, isBusy, choose, take, remove } = draft
  const id = useId()
  const zoneElement = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => zoneElement.current?.querySelector('button'))
  const { isOver, zone } = useDropZone((files) => {
    if (!isReadOnly) void take(files)
  })
  return (
    <Zone
      ref={zoneElement}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      data-wrong={missing ? true : undefined}
      {...zone}
      {...heir}
    >
      {isOver && <DropHint text={texts.drop} />}
      <div>
        <Typography id={id} component="h2" variant="body1" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
        {missing && (
          <FormHelperText id={`${id}-missing`} error sx={{ m: 0 }}>
            {missing}
          </FormHelperText>
        )}
        {file && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, maxWidth: '100%' }}>
            <Name dir="auto" title={file.name}>
              {file.name}
            </Name>
            <Size>{fileSize(file.size)}</Size>
            <IconButton
              size="small"
              aria-label={texts.remove(file.name)}
              disabled={isReadOnly}
              onClick={remove}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        )}
      </div>
      <Button
        variant="outlined"
        startIcon={icon}
        disabled={isReadOnly}
        data-invalid={missing ? true : undefined}
        aria-describedby={missing ? `${id}-missing` : undefined}
        onClick={() => void choose()}
        {...whileBusy(isBusy)}
      >
        {file ? texts.another : chooseLabel}
      </Button>
    </Zone>
  )
}
