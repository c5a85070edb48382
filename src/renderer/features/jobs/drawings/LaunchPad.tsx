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
