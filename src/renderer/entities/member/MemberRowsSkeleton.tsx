import { styled } from '@mui/material/styles'
import { SkeletonDisc, SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'

const WIDTHS = ['58%', '44%', '52%']

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, height: 50, paddingInline: 10 })

/** Stands for rows of members, picture and name, until they are known. */
export const MemberRowsSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingRows
    label={label}
    count={WIDTHS.length}
    row={(index) => (
      <Row>
        <SkeletonDisc style={{ width: 38 }} />
        <SkeletonLine style={{ width: WIDTHS[index] }} />
      </Row>
    )}
  />
)
