import AutoStories from '@mui/icons-material/AutoStoriesOutlined'
import EditNote from '@mui/icons-material/EditNoteOutlined'
import PlayCircle from '@mui/icons-material/PlayCircleOutlined'
import SelfImprovement from '@mui/icons-material/SelfImprovementOutlined'
import { styled } from '@mui/material/styles'
import { ACCENT, faintAccent } from '#renderer/theme/accent.ts'
import { font, ink, scale, space } from '#renderer/theme/tokens.ts'
import { useToasts } from '#renderer/ui/toasts/use-toasts.ts'
import { copy } from './copy.ts'

const { label, videos, blogs, books, therapies } = copy.categories

const categories = [
  { name: videos, icon: PlayCircle },
  { name: blogs, icon: EditNote },
  { name: books, icon: AutoStories },
  { name: therapies, icon: SelfImprovement },
]

const Pairs = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 10 })

const Category = styled('button')({
  ...scale.text,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 48,
  padding: '0 8px',
  border: `1px solid ${faintAccent(45)}`,
  borderRadius: 999,
  background: `linear-gradient(${faintAccent(6)} 0 0), ${space.sheet}`,
  color: ink.primary,
  fontFamily: font.text,
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { borderColor: ACCENT },
  '& > svg': { color: ACCENT },
})

/** Four kinds of what there will be, all of them 'Próximamente' (spec §2). */
export function Categories() {
  const { comingSoon } = useToasts()
  return (
    <Pairs role="group" aria-label={label}>
      {categories.map(({ name, icon: Icon }) => (
        <Category key={name} type="button" onClick={comingSoon}>
          <Icon aria-hidden />
          {name}
        </Category>
      ))}
    </Pairs>
  )
}
