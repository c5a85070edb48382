import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A city of columns, each higher than the one before, and a rocket that goes on where they end. */
export function RisingCity() {
  return (
    <Drawing stars="M24 64h0M52 22h0M98 34h0M148 12h0M214 18h0M296 104h0M302 44h0M24 132h0M120 62v6M117 65h6">
      <path d="M34 152C92 146 168 122 232 58" strokeDasharray="0 7" strokeOpacity="0.600" />
      <path d="M72 172v-24h26v24zM110 172v-40h26v40zM148 172v-60h26v60zM186 172v-84h26v84z" fill={BODY} />
      <path d="M224 172V82h26v90z" fill={BODY} />
      <path d="M224 172V82h26v90z" fill="currentColor" fillOpacity="0.220" stroke="none" />
      <path
        d="M80 158h10M118 144h10M118 156h10M156 124h10M156 136h10M156 148h10M194 100h10M194 112h10M194 124h10M194 136h10M194 148h10M232 96h10M232 108h10M232 120h10M232 132h10M232 144h10M232 156h10"
        strokeOpacity="0.500"
      />
      <path d="M199 88V78M199 78h12l-4-4 4-4h-12v8" />
      <g transform="rotate(42 254 38)">
        <path d="M254 12C265 22 266 40 262 54h-16C242 40 243 22 254 12z" fill={BODY} />
        <circle cx="254" cy="32" r="5" fill="currentColor" fillOpacity="0.400" />
        <path d="M246 42l-9 12v8l10-8M262 42l9 12v8l-10-8M250 60v8M258 60v8M254 60v14" />
      </g>
      <path d="M292 14Q294 22 302 24Q294 26 292 34Q290 26 282 24Q290 22 292 14z" fill="currentColor" />
    </Drawing>
  )
}
