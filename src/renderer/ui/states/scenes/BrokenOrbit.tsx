import { nebula } from '#renderer/theme/tokens.ts'
import { Scene } from './Scene.tsx'

/** A planet that has left its orbit: no page is here. */
export function BrokenOrbit() {
  return (
    <Scene stars="M26 24h0M70 12h0M150 102h0M58 108h0M188 70h0M118 14h0M44 40v6M41 43h6">
      <g transform="rotate(-12 92 66)">
        <circle cx="92" cy="66" r="15" />
        <path d="M83 66a9 9 0 0 1 6-8" strokeOpacity="0.500" />
        <path d="M150 52C134 42 114 38 92 38C54 38 20 50 20 66S54 94 92 94S164 82 164 66" />
        <path d="M156 55l2 1M161 59l1 2" strokeOpacity="0.500" />
      </g>
      <path d="M156 40L166 30" strokeDasharray="0 6" />
      <circle cx="177" cy="20" r="10" fill={nebula.violet} fillOpacity="0.350" />
    </Scene>
  )
}
