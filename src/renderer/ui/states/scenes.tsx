import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { accents } from '#renderer/theme/accent.ts'
import { lamp, nebula, space } from '#renderer/theme/tokens.ts'

interface CometProps {
  /** Pictures of 48 pixels. */
  readonly from: ReactNode
  readonly to: ReactNode
}

const Flight = styled('div')({ position: 'relative' })
const Start = styled('div')({ position: 'absolute', left: 4, bottom: 6, lineHeight: 0 })
const End = styled('div')({ position: 'absolute', right: 4, top: 6, lineHeight: 0 })

/** A comet travelling from one picture to the other: no messages yet. */
export function Comet({ from, to }: CometProps) {
  return (
    <Flight>
      <Scene stars="M26 26h0M72 16h0M98 106h0M142 100h0M186 88h0M42 50h0M166 74v6M163 77h6">
        <circle cx="120" cy="46" r="9" fill={nebula.cyan} fillOpacity="0.400" />
        <path d="M110 50Q84 58 62 76M112 55Q90 72 70 94M106 42Q88 44 72 54" />
        <path d="M117 59Q108 74 96 86" strokeOpacity="0.500" />
        <path d="M133 40L143 36" strokeDasharray="0 6" />
      </Scene>
      <Start>{from}</Start>
      <End>{to}</End>
    </Flight>
  )
}

// Forced colours do not apply to SVG by themselves.
const Sheet = styled('svg')({
  display: 'block',
  color: accents.lavender,
  '@media (forced-colors: active)': { color: 'CanvasText' },
})

/** Frame for the drawings of states: 2-pixel lines in one colour, replaced in forced colours, with stars around. */
function Scene({ stars, children }: { readonly stars: string; readonly children: ReactNode }) {
  return (
    <Sheet
      width="200"
      height="120"
      viewBox="0 0 200 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={stars} strokeOpacity="0.600" />
      {children}
    </Sheet>
  )
}

/** A satellite as a lighthouse: nothing written yet, but the lamp is on. */
export function Lighthouse() {
  return (
    <Scene stars="M24 30h0M62 14h0M40 104h0M150 98h0M184 80h0M126 112h0M30 66v6M27 69h6">
      <linearGradient id="lighthouse-beam">
        <stop stopColor={lamp.glow} stopOpacity="0.800" />
        <stop offset="1" stopColor={lamp.glow} stopOpacity="0" />
      </linearGradient>
      <g transform="rotate(-10 100 66)">
        <path d="M101 37L190 18V54L101 43z" fill="url(#lighthouse-beam)" stroke="none" />
        <path d="M94 46V36a6 7 0 0 1 12 0V46M100 29V23M89 46h22M94 46L90 88h20L106 46M92.500 60h15M91 74h18" />
        <path d="M92 67H80M108 67h12M80 57v20H48V57zM120 57v20h32V57zM48 67h32M120 67h32" />
        <path d="M64 57v20M136 57v20" strokeOpacity="0.500" />
        <path d="M100 88v6M92 100a8 6 0 0 1 16 0z" />
      </g>
    </Scene>
  )
}

/** A banana skin on a small planet: no jokes yet. */
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

/** A planet off its orbit: page not found. */
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

/** A telescope pointed at an empty spot: nothing found. */
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

/** Two planets with a path between them: no friends yet. */
export function TwoPlanets() {
  return (
    <Scene stars="M20 22h0M84 104h0M118 92h0M182 96h0M66 18h0M128 14h0M100 76v6M97 79h6">
      <circle cx="52" cy="70" r="24" fill={nebula.violet} fillOpacity="0.300" />
      <path d="M31 59Q46 68 74 61M29 74Q50 84 75 77" strokeOpacity="0.500" />
      <path d="M75 42Q98 14 128 26" strokeDasharray="0 7" />
      <circle cx="154" cy="48" r="15" />
      <path d="M140 42C126 52 126 58 134 58C146 58 172 46 178 38C182 32 176 31 167 34" />
    </Scene>
  )
}

/** A letter with an orbit: a code is on its way. */
export function Letter() {
  return (
    <Scene stars="M20 34h0M52 18h0M30 92h0M120 108h0M184 84h0M148 14h0M176 46v6M173 49h6">
      <path
        d="M62 82C38 96 40 108 68 102C104 94 152 64 162 42C166 32 154 32 142 38"
        stroke={nebula.cyan}
        strokeOpacity="0.600"
      />
      <g transform="rotate(-9 100 60)">
        <path d="M64 38h72v48H64z" fill={space.raised} />
        <path d="M64 40L100 66L136 40" />
        <path d="M64 86L90 60M136 86L110 60" strokeOpacity="0.500" />
      </g>
      <circle cx="160" cy="40" r="5" fill={nebula.cyan} stroke="none" />
    </Scene>
  )
}

/** A dark disc in front of the light: offline or failed. */
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
