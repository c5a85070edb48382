import { nebula, space } from '#renderer/theme/tokens.ts'

/** A small planet on an empty orbit: the picture of "nothing here yet". */
export function QuietOrbit() {
  return (
    <svg width="124" height="84" viewBox="0 0 124 84" fill="none">
      <defs>
        <linearGradient
          id="quiet-orbit-planet"
          x1="46"
          y1="24"
          x2="78"
          y2="62"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor={nebula.violet} />
          <stop offset="1" stopColor={space.raised} />
        </linearGradient>
      </defs>
      <g transform="rotate(-14 62 42)">
        <path d="M6 42a56 17 0 0 1 112 0" stroke={space.lineStrong} strokeWidth="1.500" />
        <circle cx="62" cy="42" r="20" fill="url(#quiet-orbit-planet)" />
        <path d="M6 42a56 17 0 0 0 112 0" stroke={nebula.cyan} strokeOpacity="0.6" strokeWidth="1.500" />
        <circle cx="104" cy="53.200" r="4" fill={nebula.cyan} />
      </g>
    </svg>
  )
}
