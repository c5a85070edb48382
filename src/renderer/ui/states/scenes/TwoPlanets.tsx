import { nebula } from '#renderer/theme/tokens.ts'
import { Scene } from './Scene.tsx'

/** Two planets and a way between them that nobody has gone yet: no friends. */
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
