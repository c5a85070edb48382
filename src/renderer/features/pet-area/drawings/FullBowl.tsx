import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'
import { Cat } from './animals.tsx'

const STAR = 'M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9z'

/** A bowl that fills with stars, and who waits beside it. */
export function FullBowl() {
  return (
    <Drawing stars="M30 44h0M62 92h0M98 24h0M214 30h0M284 50h0M298 112h0M40 132h0M250 88v6M247 91h6">
      <g fill="currentColor" fillOpacity="0.350">
        <path d={STAR} transform="translate(146 30)" />
        <path d={STAR} transform="translate(112 62) scale(.8)" />
        <path d={STAR} transform="translate(168 76) scale(1.2)" />
        <path d={STAR} transform="translate(134 102)" />
      </g>
      <path d="M146 46v10M112 76v8M168 94v10" strokeDasharray="0 6" strokeOpacity="0.600" />
      <path d="M92 134q12-16 26-8 10-14 24-4 12-12 24 0 14-6 22 12" fill={BODY} />
      <path d="M84 134h112l12 38H72z" fill={BODY} />
      <path d="M84 134h112l4 12H80z" fill="currentColor" fillOpacity="0.220" stroke="none" />
      <path d="M124 156c-4-5 3-9 6-4h20c3-5 10-1 6 4 4 5-3 9-6 4h-20c-3 5-10 1-6-4z" />
      <g transform="translate(246 172)">
        <Cat />
      </g>
    </Drawing>
  )
}
