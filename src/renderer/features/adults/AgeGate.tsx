import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { Link, useNavigate } from 'react-router-dom'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { ACCENT, accentStyle, faintAccent } from '#renderer/theme/accent.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { radius, space } from '#renderer/theme/tokens.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'
import { SkeletonDisc, SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { copy } from './copy.ts'

const texts = copy.gate
const home = sections.home.path

/** `autoFocus` does not work on links. */
const atOnce = (link: HTMLElement | null) => link?.focus()

/**
 * Tells the member that they may not enter, and where to go instead (spec §5). Home comes first, so that a minor is not
 * led to the way around the gate. Closing it always leaves the section.
 */
export function RestrictedDialog() {
  const navigate = useNavigate()
  return (
    <Dialog
      open
      onClose={() => void navigate(home, { replace: true })}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: { sx: velvet, style: accentStyle(sections.lizysfriends.accent) } }}
      aria-labelledby="restricted-title"
      aria-describedby="restricted-text"
    >
      <ClosedCurtain />
      <DialogTitle id="restricted-title" variant="h3" component="h2">
        {texts.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="restricted-text">{texts.restricted}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={{ px: 3, pb: 3, gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
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

const velvet = {
  background: `linear-gradient(${faintAccent(16)}, ${faintAccent(5)}), ${space.surface}`,
  borderColor: faintAccent(35),
  textAlign: 'center',
} as const

const Curtain = styled('svg')({
  display: 'block',
  flexShrink: 0,
  width: 120,
  margin: '28px auto 0',
  color: ACCENT,
  '@media (forced-colors: active)': { color: 'CanvasText' },
  // There, the words come first.
  '@media (max-height: 500px)': { display: 'none' },
})

/** The small theatre of the area, before it opens. */
const ClosedCurtain = () => (
  <Curtain
    aria-hidden
    viewBox="72 18 176 158"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.500"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M92 172V58Q92 30 160 22Q228 30 228 58V172z" fill="currentColor" fillOpacity="0.140" />
    <path d="M92 62q11 15 22.700 0t22.600 0t22.700 0t22.700 0t22.600 0t22.700 0" />
    <path d="M108 74v94M125 74v94M142 74v94M178 74v94M195 74v94M212 74v94" strokeOpacity="0.500" />
    <path d="M160 70V172M76 172H244" />
    <circle cx="160" cy="38" r="5" fill="currentColor" />
  </Curtain>
)

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

/** Shown while the gate is checked; reveals nothing of what is behind. */
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
