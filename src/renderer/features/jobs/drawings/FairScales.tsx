import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** Scales in balance: a star in one, an apple in the other. */
export function FairScales() {
  return (
    <Drawing stars="M26 60h0M58 110h0M54 22h0M118 28h0M206 20h0M270 28h0M298 76h0M274 122h0M130 96v6M127 99h6">
      <circle cx="160" cy="36" r="7" fill="currentColor" fillOpacity="0.350" />
      <path d="M160 43v112M88 56Q124 46 160 56T232 56" />
      <path d="M136 172q0-16 24-17 24 1 24 17z" fill={BODY} />
      <path d="M88 56l-28 58M88 56l28 58M232 56l-28 58M232 56l28 58" strokeOpacity="0.500" />
      <path d="M54 114h68q-6 20-34 20t-34-20zM198 114h68q-6 20-34 20t-34-20z" fill={BODY} />
      <path
        d="M54 114h68q-6 20-34 20t-34-20zM198 114h68q-6 20-34 20t-34-20z"
        fill="currentColor"
        fillOpacity="0.160"
        stroke="none"
      />
      <path d="M88 76Q91 94 108 96Q91 98 88 112Q85 98 68 96Q85 94 88 76z" fill={BODY} />
      <path d="M232 88c-12-8-24 0-20 14 2 8 8 12 20 12s18-4 20-12c4-14-8-22-20-14z" fill={BODY} />
      <path d="M232 88q-2-8 4-14M234 82q8-8 14-4-4 8-14 4" />
      <path d="M142 76q18-12 36 0M174 71l4 5-6 2M178 90q-18 12-36 0M146 95l-4-5 6-2" strokeOpacity="0.600" />
    </Drawing>
  )
}
