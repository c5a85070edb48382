import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { Link, useNavigate } from 'react-router-dom'
import Box from '@mui/material/Box'
import { sections } from '#renderer/entities/section/sections.ts'
import { radius, space } from '#renderer/theme/tokens.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { SkeletonDisc, SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { copy } from './copy.ts'

const texts = copy.gate
const home = sections.home.path

/** A link is not focused by `autoFocus`. */
const atOnce = (link: HTMLElement | null) => link?.focus()

/**
 * Says that the member may not enter, and where to go instead (spec §5): home first, so that the way around the gate is
 * not what a minor is led to. However it is closed, it leads away.
 */
export function RestrictedDialog() {
  const navigate = useNavigate()
  return (
    <Dialog
      open
      onClose={() => void navigate(home, { replace: true })}
      maxWidth="xs"
      fullWidth
      aria-labelledby="restricted-title"
      aria-describedby="restricted-text"
    >
      <DialogTitle id="restricted-title" variant="h3" component="h2">
        {texts.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="restricted-text">{texts.restricted}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 2.5, gap: 1, flexWrap: 'wrap' }}>
        <Button component={Link} ref={atOnce} to={home} replace variant="contained">
          {texts.toHome}
        </Button>
        <Button component={Link} to={sections.profile.path} replace color="inherit">
          {texts.toProfile}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const surface = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  maxWidth: 720,
  height: 176,
  mx: 'auto',
  border: `1px solid ${space.line}`,
  borderRadius: `${radius.large}px`,
  bgcolor: space.sheet,
} as const

/** While the gate is asked. It tells nothing of what is behind. */
export function Waiting() {
  return (
    <LoadingRows
      label={copy.gate.loading}
      count={1}
      row={() => (
        <Box sx={surface}>
          <SkeletonDisc sx={{ width: 40 }} />
          <SkeletonLine sx={{ width: '36%' }} />
          <SkeletonLine sx={{ width: '52%' }} />
        </Box>
      )}
    />
  )
}
