import { lamp } from '#renderer/theme/tokens.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'
import { Dog } from './animals.tsx'

const PAW = 'M0 0c-4 0-5 4-3 5s4-1 6 0 4-3 3-4-3-1-6-1zM-6-3h0M-2-6h0M3-6h0M7-3h0'

/** A dog on its way to the house where somebody has left the light on. */
export function WayHome() {
  return (
    <Drawing stars="M24 42h0M66 20h0M112 56h0M148 22h0M186 48h0M292 26h0M20 106h0M300 92h0M132 86v6M129 89h6">
      <path d="M206 172v-52h78v52z" fill={BODY} />
      <path d="M196 122l49-42 49 42zM268 84V70h12v24" fill={BODY} />
      <path d="M196 122l49-42 49 42z" fill="currentColor" fillOpacity="0.200" stroke="none" />
      <path d="M216 132h22v18h-22z" fill={lamp.glow} stroke={lamp.glow} />
      <path d="M227 132v18M216 141h22" stroke={BODY} />
      <path d="M252 172v-36h20v36M266 155h0" />
      <g transform="translate(72 172)">
        <Dog />
      </g>
      <g fill="currentColor" strokeOpacity="0.700">
        <path d={PAW} transform="translate(122 165) rotate(80) scale(1.1)" />
        <path d={PAW} transform="translate(148 157) rotate(80) scale(1.1)" />
        <path d={PAW} transform="translate(174 165) rotate(80) scale(1.1)" />
      </g>
      <path d="M100 76q8-10 18-12M108 88q6-8 13-10" strokeOpacity="0.500" />
    </Drawing>
  )
}
