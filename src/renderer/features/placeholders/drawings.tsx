import { styled } from '@mui/material/styles'
import { ACCENT } from '#renderer/theme/accent.ts'
import { lamp, space } from '#renderer/theme/tokens.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A small shop that is open, its light on the step. */
export function CornerShop() {
  return (
    <Drawing stars="M26 56h0M58 24h0M122 16h0M196 20h0M262 38h0M298 66h0M36 122h0M296 116h0M62 84v6M59 87h6">
      <path d="M96 172V76h128v96z" fill={BODY} />
      <path d="M104 52h112v24H104zM88 76h144l8 26H80z" fill={BODY} />
      <path
        d="M106 76h18l-2 26h-22zM142 76h18v26h-19zM178 76h18l4 26h-21zM214 76h18l8 26h-22z"
        fill="currentColor"
        fillOpacity="0.280"
        stroke="none"
      />
      <path d="M80 102q10 12 20 0 10 12 20.500 0 10 12 20.500 0 9 12 19 0 9 12 19 0 10 12 20.500 0 10 12 20.500 0 10 12 20 0" />
      <path d="M110 122h52v30h-52z" fill={lamp.glow} stroke={lamp.glow} />
      <path d="M136 122v30M110 137h52" stroke={BODY} />
      <path d="M106 158h60M176 172v-50h34v50M203 148h0" />
      <path d="M182 128h22v16h-22z" fill={lamp.glow} fillOpacity="0.500" stroke="none" />
      <circle cx="160" cy="64" r="6" fill="currentColor" fillOpacity="0.400" />
      <path d="M148 68Q160 72 172 60" />
      <path d="M262 172V110M254 172h16M262 110q0-10 12-10" />
      <circle cx="278" cy="104" r="6" fill={lamp.glow} stroke="none" />
      <path
        d="M48 172l4-22h22l4 22zM63 150V130M63 138q-12 0-12-12 12 0 12 12zM63 134q0-12 12-14 0 12-12 14z"
        fill={BODY}
      />
    </Drawing>
  )
}

const MARK = 'M160 168C142 132 118 104 118 70a42 42 0 0 1 84 0c0 34-24 62-42 98z'

/** A cup in a mark. */
const Mark = () => (
  <>
    <path d={MARK} fill={BODY} />
    <path d={MARK} fill="currentColor" fillOpacity="0.160" stroke="none" />
    <circle cx="160" cy="70" r="27" fill={BODY} />
    <path d="M145 62h28v14a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12zM173 66h4a5 5 0 0 1 0 11h-5" fill={BODY} />
    <path d="M152 56q-3-4 0-8M159 56q-3-4 0-8M166 56q-3-4 0-8" stroke={lamp.glow} />
  </>
)

/** A place that somebody has marked, hung up: a cup in the mark, a plant at one side of it, a lamp at the other. */
export function PlaceMarker() {
  return (
    <Drawing stars="M24 50h0M44 130h0M118 20h0M204 18h0M284 62h0M298 122h0M120 152h0M206 156h0M272 104v6M269 107h6">
      <path d="M160 0V28M84-3V46M236-3V50" strokeOpacity="0.600" />
      <Mark />
      <path d="M84 46L62 88M84 46l22 42" strokeOpacity="0.600" />
      <path
        d="M84 88q-3-16-17-18 1 15 17 18zM84 88q1-20 16-22 0 18-16 22z"
        fill="currentColor"
        fillOpacity="0.250"
      />
      <path d="M58 88h52l-6 26a8 8 0 0 1-8 6H72a8 8 0 0 1-8-6z" fill={BODY} />
      <path d="M62 96q-14 2-14 18M106 96q14 2 12 24M64 104h40" strokeOpacity="0.700" />
      <path d="M236 50l-24 34h48z" fill={BODY} />
      <path d="M236 50l-24 34h48z" fill="currentColor" fillOpacity="0.200" stroke="none" />
      <path d="M227 84a9 9 0 0 0 18 0z" fill={lamp.glow} stroke={lamp.glow} />
      <path d="M222 100l-5 9M236 104v9M250 100l5 9" stroke={lamp.glow} strokeOpacity="0.600" />
    </Drawing>
  )
}

/** A tree with a heart for its crown, and the beat that it stands on. */
export function HeartTree() {
  return (
    <Drawing stars="M24 60h0M62 26h0M104 58h0M110 14h0M222 20h0M262 46h0M296 88h0M240 96h0M44 104v6M41 107h6">
      <path
        d="M12 175Q38 171.500 62 169l8-13 10 20 12-52 12 50 8-8h22M186 166h22l8-8 10 17 12-41 12 37 8-3Q282 171 308 175"
        strokeOpacity="0.700"
      />
      <path d="M154 172c2-20 2-34 0-46h12c-2 12-2 26 0 46z" fill={BODY} />
      <path
        d="M160 134C110 104 102 64 124 46C140 34 156 42 160 58C164 42 180 34 196 46C218 64 210 104 160 134z"
        fill={BODY}
      />
      <path
        d="M160 134C110 104 102 64 124 46C140 34 156 42 160 58C164 42 180 34 196 46C218 64 210 104 160 134z"
        fill="currentColor"
        fillOpacity="0.200"
        stroke="none"
      />
      <path d="M160 134V76M160 116l-22-20M160 104l20-20M160 92l-12-14" strokeOpacity="0.700" />
      <path
        d="M138 96q-14 0-16-12 14-2 16 12zM180 84q2-14 16-14 0 14-16 14zM148 78q-10-4-8-16 12 4 8 16z"
        fill="currentColor"
        fillOpacity="0.400"
      />
    </Drawing>
  )
}

// A colour of a picture is not forced by itself.
const Hung = styled('svg')({
  '--body': space.deep,
  display: 'block',
  height: 'clamp(72px, 11vh, 112px)',
  color: ACCENT,
  '@media (forced-colors: active)': { '--body': 'Canvas', color: 'CanvasText' },
})

/** The mark by itself, over a chart of all places. */
export function Pin() {
  return (
    <Hung
      aria-hidden
      viewBox="110 -8 100 180"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M160-8V28" strokeOpacity="0.600" />
      <Mark />
    </Hung>
  )
}
