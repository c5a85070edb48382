import { space } from '#renderer/theme/tokens.ts'
import { Scene } from './Scene.tsx'

/** A dark disc before the light, which will pass: offline, or failed. */
export function Eclipse() {
  return (
    <Scene stars="M22 28h0M48 98h0M26 54h0M154 102h0M182 76h0M166 22h0M28 80v6M25 83h6">
      <circle cx="100" cy="60" r="29" fill={space.cabin} />
      <path d="M66 45A37 37 0 0 1 115 26M134 75A37 37 0 0 1 85 94" strokeOpacity="0.500" />
      <path d="M100 16v-6M100 104v6M55 60H34M57 50L42 46M57 70L42 74M145 60h21M143 50L158 46M143 70L158 74" />
      <path d="M123 28Q125 36 133 38Q125 40 123 48Q121 40 113 38Q121 36 123 28z" fill="currentColor" />
    </Scene>
  )
}
