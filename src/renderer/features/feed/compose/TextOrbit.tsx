import { styled } from '@mui/material/styles'
import { countCharacters } from '#renderer/lib/character-count.ts'
import { nebula, space } from '#renderer/theme/tokens.ts'
import { CharacterCounter, NEAR_LIMIT } from '#renderer/ui/CharacterCounter.tsx'
import { POST_LIMIT } from '../posts/post.ts'

/** Pixels. */
const ORBIT = { size: 22, radius: 8, moon: 2.75 }

const Drawing = styled('svg')({ flexShrink: 0, fill: 'none', stroke: nebula.violet, strokeWidth: 2 })

/** How much of a post's limit is used: a moon on its way around, and the number where that comes to matter. */
export function TextOrbit({ text }: { readonly text: string }) {
  const count = countCharacters(text)
  if (count >= POST_LIMIT - NEAR_LIMIT) return <CharacterCounter text={text} limit={POST_LIMIT} />
  const { size, radius, moon } = ORBIT
  const middle = size / 2
  const angle = (count / POST_LIMIT) * 2 * Math.PI
  return (
    <Drawing width={size} height={size} role="img">
      <title>{`${count}/${POST_LIMIT}`}</title>
      <circle cx={middle} cy={middle} r={radius} stroke={space.lineStrong} />
      <circle
        cx={middle}
        cy={middle}
        r={radius}
        strokeDasharray={`${radius * angle} ${size * Math.PI}`}
        transform={`rotate(-90 ${middle} ${middle})`}
      />
      <circle
        cx={middle + radius * Math.sin(angle)}
        cy={middle - radius * Math.cos(angle)}
        r={moon}
        fill={nebula.violet}
        stroke="none"
      />
    </Drawing>
  )
}
