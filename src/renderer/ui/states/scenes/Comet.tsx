import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { nebula } from '#renderer/theme/tokens.ts'
import { Scene } from './Scene.tsx'

interface CometProps {
  /** Pictures of 48 pixels. */
  readonly from: ReactNode
  readonly to: ReactNode
}

const Flight = styled('div')({ position: 'relative' })
const Start = styled('div')({ position: 'absolute', left: 4, bottom: 6, lineHeight: 0 })
const End = styled('div')({ position: 'absolute', right: 4, top: 6, lineHeight: 0 })

/** A comet on its way from one to the other: nothing said yet. */
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
