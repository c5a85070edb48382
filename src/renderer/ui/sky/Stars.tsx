import Box from '@mui/material/Box'
import { useRef } from 'react'
import { stars } from './star-field.ts'
import { brightnessAt } from './twinkle.ts'
import { useTwinkle } from './use-twinkle.ts'

/** The 50 decorative stars. None moves for people who asked for reduced motion. */
export function Stars() {
  const sky = useRef<HTMLDivElement>(null)
  useTwinkle(sky)
  return (
    <Box
      ref={sky}
      aria-hidden
      data-decoration="stars"
      sx={{
        position: 'absolute',
        inset: 0,
        '& > span': { position: 'absolute', borderRadius: '50%', bgcolor: '#F3F1FF' },
      }}
    >
      {stars.map((star, index) => (
        <span
          key={index}
          style={{
            // On whole pixels, between which a star is smeared to a dash.
            left: `round(${star.x}%, 1px)`,
            top: `round(${star.y}%, 1px)`,
            width: star.size,
            height: star.size,
            opacity: brightnessAt(star, 0),
            // A layer of its own: what lies around it is not painted anew at each step.
            willChange: star.twinkles ? 'opacity' : undefined,
          }}
        />
      ))}
    </Box>
  )
}
