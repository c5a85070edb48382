import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A cat asleep on the books that are about it. */
export function SleepyLibrary() {
  return (
    <Drawing stars="M30 60h0M62 26h0M104 46h0M132 14h0M226 50h0M290 88h0M38 126h0M272 118h0M292 34v6M289 37h6">
      <path d="M96 152h122v20H96zM106 132h116v20H106zM92 112h112v20H92z" fill={BODY} />
      <path
        d="M96 152h20v20H96zM206 132h16v20h-16zM92 112h14v20H92z"
        fill="currentColor"
        fillOpacity="0.250"
      />
      <path d="M124 159h84M124 165h84M114 139h84M114 145h84M114 119h82M114 125h82" strokeOpacity="0.400" />
      <path d="M104 112C98 86 126 74 152 76C182 78 198 94 194 112z" fill={BODY} />
      <path d="M194 112C210 112 208 96 196 98C186 100 176 104 168 108" />
      <path d="M92 92l-2-18 12 6h12l12-6-2 18C124 104 116 110 108 110S92 104 92 92z" fill={BODY} />
      <path
        d="M98 94q4 4 8 0M112 94q4 4 8 0M107 100h4M138 82l-3 8M150 80l-2 9M162 81l-1 9"
        strokeOpacity="0.700"
      />
      <path d="M126 58h10l-10 11h10M146 38h13l-13 14h13M170 14h16l-16 17h16" strokeOpacity="0.700" />
      <path d="M246 172v-22M230 172h32M246 150V92" />
      <path d="M230 92h32l-8-22h-16z" fill="currentColor" fillOpacity="0.250" />
      <path d="M226 100l-8 10M246 100v0M266 100l8 10" strokeOpacity="0.500" />
    </Drawing>
  )
}
