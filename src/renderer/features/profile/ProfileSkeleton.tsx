import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { VisuallyHidden } from '#renderer/ui/VisuallyHidden.tsx'
import { hueOf } from '#renderer/entities/member/draw-planet.ts'
import { HeaderFrame, PORTRAIT } from '#renderer/entities/profile-page/HeaderFrame.tsx'
import { Panel } from '#renderer/ui/Panel.tsx'
import { ProfileColumns } from '#renderer/entities/profile-page/ProfileColumns.tsx'
import { copy } from './copy.ts'

const lines = (...widths: readonly string[]) => widths.map((width) => <Skeleton key={width} width={width} />)

/** A profile that is under way, in its shape. */
export function ProfileSkeleton({ memberId }: { readonly memberId: string }) {
  return (
    <Box aria-busy>
      <ProfileColumns
        head={
          <HeaderFrame
            // Known before they are.
            hue={hueOf(memberId)}
            cover={null}
            avatar={<Skeleton variant="circular" width={PORTRAIT} height={PORTRAIT} />}
          >
            <VisuallyHidden as="h1">{copy.loading}</VisuallyHidden>
            <Skeleton width="40%" height={40} />
            <Skeleton width="64%" />
            <Skeleton variant="rounded" width={160} height={42} sx={{ borderRadius: 999 }} />
          </HeaderFrame>
        }
        side={<Panel>{lines('60%', '80%', '50%', '72%')}</Panel>}
      >
        <Panel>{lines('30%', '92%', '84%')}</Panel>
      </ProfileColumns>
    </Box>
  )
}
