import Box from '@mui/material/Box'
import { useRef } from 'react'
import { constellations } from './constellations.ts'
import { useTwinkle } from './use-twinkle.ts'

/** The 50 decorative stars. None moves for people who asked for reduced motion. */
export function Stars() {
  const sky = useRef<HTMLDivElement>(null)
  useTwinkle(sky)
  return (
    <Box
      ref={sky}
      data-decoration="stars"
      sx={{
        '& > div, & i': { position: 'absolute' },
        // Layers of their own: with a star that changes the sky and the planet around it are else painted anew.
        '& > div': { willChange: 'opacity' },
        '& i': { borderRadius: '50%', boxShadow: '0 0 5px', opacity: 0.9 },
      }}
    >
      {constellations.map(({ name, left, top, width, height, stars }) => (
        <div
          key={name}
          style={{
            // On whole pixels, between which a star is smeared to a dash.
            left: `round((100% - ${width}px) * ${left}, 1px)`,
            top: `round((100% - ${height}px) * ${top}, 1px)`,
          }}
        >
          {stars.map(({ x, y, size, color }) => (
            <i
              key={`${x}/${y}`}
              style={{ left: x, top: y, width: size, height: size, background: color, color: `${color}66` }}
            />
          ))}
        </div>
      ))}
    </Box>
  )
}
