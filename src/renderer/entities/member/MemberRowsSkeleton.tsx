import { styled } from '@mui/material/styles'
import { SkeletonDisc, SkeletonLine } from '#renderer/ui/states/skeleton.ts'
import { LoadingRows } from '#renderer/ui/states/LoadingRows.tsx'

const WIDTHS = ['58%', '44%', '52%']
/** Widths of a conversation's name and last message. */
const LINES = [
  ['34%', '72%'],
  ['26%', '48%'],
  ['40%', '64%'],
  ['30%', '56%'],
  ['36%', '40%'],
] as const

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, height: 50, paddingInline: 10 })

/** Placeholder of member rows with picture and name. */
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

const Lines = styled('div')({ flex: 1, display: 'grid', rowGap: 12 })

/** Placeholder of conversation rows with two lines. */
export const ConversationRowsSkeleton = ({ label }: { readonly label: string }) => (
  <LoadingRows
    label={label}
    count={LINES.length}
    row={(index) => (
      <Row style={{ gap: 14, height: 70, paddingInline: 12 }}>
        <SkeletonDisc style={{ width: 46 }} />
        <Lines>
          {LINES[index]?.map((width) => (
            <SkeletonLine key={width} style={{ width }} />
          ))}
        </Lines>
      </Row>
    )}
  />
)
