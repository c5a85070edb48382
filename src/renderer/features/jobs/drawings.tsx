import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A rocket that waits for who will fly it, their briefcase beside it. */
export function LaunchPad() {
  return (
    <Drawing stars="M24 74h0M58 30h0M118 18h0M206 26h0M262 58h0M298 30h0M36 128h0M300 108h0M230 92v6M227 95h6">
      <path
        d="M86 172V56h22v116M86 76l22 20M108 76L86 96M86 116l22 20M108 116l-22 20M86 96h22M86 136h22M86 156h22M86 76h22"
        strokeOpacity="0.600"
      />
      <path d="M108 62h30M108 108h28" />
      <path d="M160 16C184 40 188 92 180 144h-40C132 92 136 40 160 16z" fill={BODY} />
      <path
        d="M160 16C168 24 174 36 177 50h-34C146 36 152 24 160 16z"
        fill="currentColor"
        fillOpacity="0.250"
      />
      <circle cx="160" cy="76" r="11" fill="currentColor" fillOpacity="0.250" />
      <path d="M137 112l-17 26v22l22-16M183 112l17 26v22l-22-16" fill={BODY} />
      <path d="M140 128h40M150 144l-4 12h28l-4-12M128 172h64M136 172v-8M184 172v-8" />
      <path d="M152 162v4M160 162v6M168 162v4" strokeOpacity="0.500" />
      <path d="M226 172v-36a4 4 0 0 1 4-4h48a4 4 0 0 1 4 4v36z" fill={BODY} />
      <path d="M244 132v-8a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v8M226 150h56" />
      <path d="M248 145h12v10h-12z" fill="currentColor" fillOpacity="0.400" />
    </Drawing>
  )
}

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
