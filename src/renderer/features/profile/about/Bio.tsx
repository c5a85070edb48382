import { styled } from '@mui/material/styles'
import { ink, scale } from '#renderer/theme/tokens.ts'
import { withoutGaps } from '#renderer/ui/long-text.ts'
import { LongText } from '#renderer/ui/LongText.tsx'
import type { Profile } from '#renderer/entities/member/profile.ts'
import { copy } from '../copy.ts'

const Text = styled(LongText)({
  ...scale.text,
  maxWidth: 'min(62ch, 100%)',
  '&[data-size="none"]': { color: ink.secondary },
})

/** What a member says of themselves, under their name. */
export function Bio({ profile: { id, bio } }: { readonly profile: Profile }) {
  const shown = bio ? withoutGaps(bio) : copy.about.noBio
  return (
    <Text of={`bio ${id}`} text={shown} {...(!bio && { 'data-size': 'none' })}>
      {shown}
    </Text>
  )
}
