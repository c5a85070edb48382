import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { HeaderFrame, PORTRAIT } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { sections } from '#renderer/entities/section/sections.ts'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { copy } from '../copy.ts'

/** The profile of a pet that is under way, in its shape, and in the colour of all pets as long as its own is unknown. */
export function PetSkeleton() {
  return (
    <Box aria-busy>
      <ProfileColumns
        head={
          <HeaderFrame
            hue={sections['pet-profile'].accent}
            cover={null}
            avatar={<Skeleton variant="circular" width={PORTRAIT} height={PORTRAIT} />}
          >
            <VisuallyHidden as="h1">{copy.loading}</VisuallyHidden>
            <Skeleton width="40%" height={40} />
            <Skeleton width={96} />
            <Skeleton width="64%" />
          </HeaderFrame>
        }
      >
        <Panel>
          <Skeleton width="30%" />
          <Skeleton variant="rounded" height={140} />
        </Panel>
      </ProfileColumns>
    </Box>
  )
}
