import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** The console of a ship, and the stars ahead. */
export function Cockpit() {
  return (
    <Drawing stars="M78 60h0M112 40h0M146 66h0M182 34h0M214 58h0M244 46h0M132 84h0M226 84h0M160 46v6M157 49h6">
      <path d="M40 108C52 40 104 14 160 14S268 40 280 108M108 22L92 108M212 22l16 86" strokeOpacity="0.600" />
      <path d="M28 172l12-64h240l12 64z" fill={BODY} />
      <path d="M40 108h240l3 14H37z" fill="currentColor" fillOpacity="0.180" stroke="none" />
      <circle cx="96" cy="146" r="15" fill={BODY} />
      <path d="M96 146l8-8M86 152h0M106 152h0" />
      <path d="M136 134v26M152 134v26M168 134v26M184 134v26" strokeOpacity="0.500" />
      <path d="M136 140h0M152 152h0M168 144h0M184 156h0" strokeWidth="9" />
      <path d="M212 134h40v10h-40zM212 156h0M224 156h0M236 156h0M248 156h0" strokeWidth="3" />
    </Drawing>
  )
}
