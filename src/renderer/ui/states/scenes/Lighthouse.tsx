import { lamp } from '#renderer/theme/tokens.ts'
import { Scene } from './Scene.tsx'

/** A satellite that is a lighthouse: nothing written here yet, but the lamp is on. */
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
