import { accents } from '#renderer/theme/accents.ts'
import { Scene } from './Scene.tsx'

/** A banana skin on a small planet, and nobody who has slipped on it yet: no jokes. */
export function BananaPeel() {
  return (
    <Scene stars="M24 26h0M58 48h0M66 14h0M140 16h0M184 34h0M156 62h0M28 72h0M176 82v6M173 85h6">
      <path d="M20 116Q100 74 180 116" />
      <path d="M44 112h0M62 104h8M128 104h10M152 110h0" strokeOpacity="0.500" />
      <path
        d="M98 56c-2-8 2-12 6-12l2 12c10 6 22 18 34 30-14 2-28-4-34-14 0 10-2 20-8 26-8-8-8-18-6-26-6 10-18 16-32 14C70 74 84 62 98 56z"
        fill={accents.yellow}
        fillOpacity="0.350"
      />
      <path d="M106 72q0-8-3-14M92 72q2-8 6-14" strokeOpacity="0.500" />
      <path d="M132 44q14-2 22-14M124 34q8-4 10-14" strokeDasharray="0 6" />
    </Scene>
  )
}
