import Pets from '@mui/icons-material/PetsOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { Link, useLocation } from 'react-router-dom'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import { useFirstPet } from '#renderer/entities/pets/pets.ts'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { sections } from '#renderer/entities/section/sections.ts'
import { radius, space } from '#renderer/theme/tokens.ts'
import { RetryNote } from '#renderer/ui/states/RetryNote.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { copy } from './copy.ts'

interface PetPanelProps {
  readonly ownerId: string
  /** Whether the profile is the member's own: its owner may create one. */
  readonly isOwn: boolean
}

/** The pet card: the first pet, or the way to create one (spec §2). */
export function PetPanel(props: PetPanelProps) {
  return (
    <Panel title={copy.pet.title}>
      <FirstPet {...props} />
    </Panel>
  )
}

function FirstPet({ ownerId, isOwn }: PetPanelProps) {
  const { data: pet, isError, refetch } = useFirstPet(ownerId)
  const { search } = useLocation()
  if (pet) return <PetLink pet={pet} />
  if (pet === undefined && isError)
    return <RetryNote text={copy.pet.loadFailed} onRetry={() => void refetch()} />
  if (pet === undefined) return <PetSkeleton />
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {copy.pet.none}
      </Typography>
      {isOwn && (
        <Button
          component={Link}
          to={{ pathname: `${sections['pet-profile'].path}/new`, search }}
          variant="outlined"
          startIcon={<Pets />}
          sx={{ mt: 1.5 }}
        >
          {copy.pet.create}
        </Button>
      )}
    </>
  )
}

const threeLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const

const petLink = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  borderRadius: `${radius.medium}px`,
  color: 'inherit',
  textDecoration: 'none',
  '& > span': { transition: 'box-shadow 140ms' },
  '&:hover > span': { boxShadow: `0 0 0 3px ${space.lineStrong}` },
} as const

function PetLink({ pet }: { readonly pet: Pet }) {
  const { search } = useLocation()
  return (
    <Box component={Link} to={{ pathname: `${sections['pet-profile'].path}/${pet.id}`, search }} sx={petLink}>
      <MemberAvatar member={{ username: pet.name, avatar_url: pet.avatar_url }} size={72} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h4" component="p" noWrap dir="auto">
          {pet.name}
        </Typography>
        <Typography variant="body2" dir="auto" sx={threeLines}>
          {pet.bio}
        </Typography>
      </Box>
    </Box>
  )
}

function PetSkeleton() {
  return (
    <Box role="status" aria-label={copy.pet.loading} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Skeleton variant="circular" width={72} height={72} />
      <Skeleton width="60%" />
    </Box>
  )
}
