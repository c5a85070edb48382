import { nebula } from '#renderer/theme/tokens.ts'
import { Scene } from './Scene.tsx'

/** A telescope and the empty place it looks at: nothing found. */
export function Telescope() {
  return (
    <Scene stars="M28 32h0M62 16h0M110 18h0M184 62h0M150 92h0M34 84h0M134 66v6M131 69h6">
      <g transform="rotate(-28 88 66)">
        <path d="M50 57h62v18H50z" fill={nebula.violet} fillOpacity="0.300" />
        <path d="M112 53h14a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-14zM50 61H40v10h10M66 57v18" />
      </g>
      <path d="M88 76L70 110M88 76v34M88 76L106 110M58 110h60" />
      <circle cx="164" cy="26" r="13" strokeDasharray="1 6" />
    </Scene>
  )
}
