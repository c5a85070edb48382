import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A calendar whose days are the phases of the moon. */
export function MoonCalendar() {
  return (
    <Drawing stars="M28 50h0M60 96h0M72 20h0M116 12h0M214 12h0M256 34h0M294 74h0M270 122h0M36 128v6M33 131h6">
      <path d="M98 172V46a6 6 0 0 1 6-6h112a6 6 0 0 1 6 6v126z" fill={BODY} />
      <path d="M98 66V46a6 6 0 0 1 6-6h112a6 6 0 0 1 6 6v20z" fill="currentColor" fillOpacity="0.250" />
      <path d="M124 30v20M160 30v20M196 30v20" />
      <g strokeOpacity="0.700">
        <circle cx="120" cy="86" r="7" />
        <path d="M147 79a7 7 0 0 1 0 14q4-7 0-14z" fill="currentColor" />
        <path d="M173 79a7 7 0 0 1 0 14z" fill="currentColor" />
        <path d="M198 79a7 7 0 0 1 0 14q-5-7 0-14z" fill="currentColor" />
        <path d="M120 107a7 7 0 1 1 0 14 7 7 0 1 1 0-14z" fill="currentColor" />
        <path
          d="M173 135a7 7 0 0 0 0 14zM200 107a7 7 0 0 0 0 14zM173 107a7 7 0 0 0 0 14q5-7 0-14z"
          fill="currentColor"
        />
        <path d="M120 135a7 7 0 0 0 0 14q-4-7 0-14z" fill="currentColor" />
        <circle cx="200" cy="142" r="7" />
      </g>
      <circle cx="147" cy="114" r="13" fill="currentColor" fillOpacity="0.300" />
      <path d="M141 114l5 5 8-10" />
      <path d="M142 142h10M142 158h36" strokeOpacity="0.500" />
      <path d="M248 168l-4 4M268 168l4 4M246 138l-6-4M270 138l6-4" />
      <circle cx="258" cy="153" r="18" fill={BODY} />
      <path d="M258 143v10l7 5" />
      <path d="M62 172q-2-24 14-32 8 16-2 32M62 160q-12-6-18-2 4 12 16 14" fill={BODY} />
    </Drawing>
  )
}
