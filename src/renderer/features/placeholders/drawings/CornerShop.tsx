import { lamp } from '#renderer/theme/tokens.ts'
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
