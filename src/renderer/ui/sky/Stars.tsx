import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import { stars } from './star-field.ts'

// In steps that all stars take at the same instants: two repaints a second instead of sixty, all day long.
const twinkle = keyframes({ '0%, 100%': { opacity: 'var(--brightness)' }, '50%': { opacity: 0.12 } })

/** The 50 decorative stars. None moves for people who asked for reduced motion. */
export function Stars() {
  return (
    <Box
      aria-hidden
      data-decoration="stars"
      sx={{
        position: 'absolute',
        inset: 0,
        '& > span': {
          position: 'absolute',
          borderRadius: '50%',
          bgcolor: '#F3F1FF',
          opacity: 'var(--brightness)',
        },
        '& > span[data-twinkles]': {
          // In steps: a smooth change would redraw the window sixty times a second.
          animation: `${twinkle} 6s steps(6, end) infinite`,
        },
        '@media (prefers-reduced-motion: reduce)': { '& > span[data-twinkles]': { animation: 'none' } },
      }}
    >
      {stars.map((star, index) => (
        <span
          key={index}
          data-twinkles={star.twinkles || undefined}
          style={{
            // On whole pixels, between which a star is smeared to a dash.
            left: `round(${star.x}%, 1px)`,
            top: `round(${star.y}%, 1px)`,
            width: star.size,
            height: star.size,
            animationDelay: `${star.delay}s`,
            ['--brightness' as string]: star.brightness,
          }}
        />
      ))}
    </Box>
  )
}
