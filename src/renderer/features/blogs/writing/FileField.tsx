import Close from '@mui/icons-material/CloseRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { useId, useRef, type ClipboardEvent, type ReactNode } from 'react'
import { DropHint } from '#renderer/entities/files/pick/DropHint.tsx'
import { pastedFiles, useDropZone } from '#renderer/entities/files/pick/drop-and-paste.ts'
import { fileSize } from '#renderer/entities/files/show/file-name.ts'
import { useFocusFallback } from '#renderer/lib/focus.ts'
import { ink, nebula, radius, scale, signal, space } from '#renderer/theme/tokens.ts'
import { whileBusy } from '#renderer/ui/while-busy.ts'
import { copy } from '../copy.ts'
import type { DraftFile } from './blog-draft.ts'

/** Drop zone for a file. For the pointer all of it is the button that chooses one. */
const Zone = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  justifyItems: 'start',
  gap: 10,
  padding: 16,
  border: `1.5px dashed ${space.lineStrong}`,
  borderRadius: radius.medium,
  '&:hover': { borderColor: nebula.violet },
  '&[data-filled]': { borderStyle: 'solid', backgroundColor: space.surface },
  '&[data-wrong]': { borderColor: signal.error },
})

/** The drawing of the zone, with the chosen file and its remove button beside it. */
const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  minHeight: 40,
  color: nebula.violet,
  '& > svg': { fontSize: 30, flexShrink: 0 },
  '& > button': { zIndex: 1, marginInlineStart: 'auto', marginInlineEnd: -6 },
})

const Chosen = styled('span')({ minWidth: 0, display: 'grid', color: ink.primary })

/** Lets a button take clicks on the whole zone. By `::before`, since `::after` is the ring of a busy one. */
const stretched = {
  position: 'static',
  '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
} as const

const Name = styled('span')({
  ...scale.ui,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  minWidth: 0,
})

const Size = styled('span')({ ...scale.small, whiteSpace: 'nowrap', color: ink.secondary })

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

/** Field for one file of the draft: chosen in the system's dialog, dropped or pasted. */
export function FileField({ label, hint, chooseLabel, icon, draft, missing, isReadOnly }: FileFieldProps) {
  const { file, isBusy, choose, take, remove } = draft
  const id = useId()
  const zoneElement = useRef<HTMLDivElement>(null)
  const heir = useFocusFallback(() => zoneElement.current?.querySelector('button'))
  const bring = (files: readonly File[]) => {
    if (!isReadOnly) void take(files)
  }
  const { isOver, zone } = useDropZone(bring)
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event)
    if (files.length > 0) bring(files)
  }
  return (
    <Zone
      ref={zoneElement}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      data-wrong={missing ? true : undefined}
      data-filled={file ? true : undefined}
      onPaste={paste}
      {...zone}
      {...heir}
    >
      {isOver && <DropHint text={texts.drop} />}
      <Top>
        {icon}
        {file && (
          <>
            <Chosen>
              <Name dir="auto" title={file.name}>
                {file.name}
              </Name>
              <Size>{fileSize(file.size)}</Size>
            </Chosen>
            <IconButton
              size="small"
              aria-label={texts.remove(file.name)}
              disabled={isReadOnly}
              onClick={remove}
            >
              <Close fontSize="small" />
            </IconButton>
          </>
        )}
      </Top>
      <div>
        <Typography id={id} component="h2" variant="subtitle2">
          {label}
        </Typography>
        <Typography id={`${id}-hint`} sx={{ ...scale.preview, color: 'text.secondary' }}>
          {hint}
        </Typography>
        {missing && (
          <FormHelperText id={`${id}-missing`} error sx={{ m: 0, mt: 0.5 }}>
            {missing}
          </FormHelperText>
        )}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 10px' }}>
        <Button
          variant="outlined"
          size="small"
          disabled={isReadOnly}
          data-invalid={missing ? true : undefined}
          aria-describedby={missing ? `${id}-missing` : undefined}
          sx={stretched}
          onClick={() => void choose()}
          {...whileBusy(isBusy)}
        >
          {file ? texts.another : chooseLabel}
        </Button>
        {!file && <Size>{texts.orDrop}</Size>}
      </Box>
    </Zone>
  )
}
