import { nebula, space } from '#renderer/theme/tokens.ts'

/** A small planet on an empty orbit: the picture of "nothing here yet". */
export function QuietOrbit() {
  return (
    <svg width="112" height="84" viewBox="0 0 112 84" fill="none">
      <defs>
        <linearGradient
          id="quiet-orbit-planet"
          x1="40"
          y1="24"
          x2="72"
          y2="60"
          gradientUnits="userSpaceOnUse"
        >
          <stop stopColor={nebula.violet} />
          <stop offset="1" stopColor={space.raised} />
        </linearGradient>
      </defs>
      <ellipse cx="56" cy="42" rx="52" ry="17" stroke={space.lineStrong} transform="rotate(-14 56 42)" />
      <circle cx="56" cy="42" r="19" fill="url(#quiet-orbit-planet)" />
      <path d="M37 46.500a19 19 0 0 0 37.500-9" stroke={space.void} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M5.600 53.500C8 62 34 61.500 60 55s47-17.500 46.400-25"
        stroke={nebula.cyan}
        strokeOpacity=".55"
      />
      <circle cx="99" cy="24" r="3.500" fill={nebula.cyan} />
    </svg>
  )
}
