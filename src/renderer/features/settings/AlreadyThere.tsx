import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import { sections } from '#renderer/entities/section/sections.ts'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { TextButton } from '#renderer/ui/TextButton.tsx'
import { copy, type cards } from './copy.ts'
import { goTo } from './groups.ts'

type Card = (typeof cards)[number]

/** Titles of the parts of this page that have what a card is about. */
const parts: Partial<Record<Card['id'], string>> = {
  security: 'settings-account',
  notifications: 'settings-machine',
}

const ProfileLink = styled(Link)(({ theme }) => ({
  color: theme.palette.secondary.main,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}))

const Label = styled('span')({ display: 'block', ...scale.small, color: ink.muted })

/** Links to the parts of a card's subject that can be used already. */
export function AlreadyThere({ card }: { readonly card: Card }) {
  return (
    <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 1 }}>
      <Label>{copy.already}</Label> <Way card={card} />
    </Typography>
  )
}

function Way({ card: { id, already } }: { readonly card: Card }) {
  if (id === 'profile') return <ProfileLink to={sections.profile.path}>{already}</ProfileLink>
  const part = parts[id]
  if (!part) return already
  return (
    <TextButton type="button" onClick={() => goTo(part)} style={{ textAlign: 'start' }}>
      {already}
    </TextButton>
  )
}
