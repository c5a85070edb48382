import type { ReactNode } from 'react'
import { MemberAvatar } from '#renderer/entities/member/MemberAvatar.tsx'
import type { Pet } from '#renderer/entities/pets/pet.ts'
import { lamp } from '#renderer/theme/tokens.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A cat that sits on the ground and looks out: 70 high, its middle at 0. */
function Cat() {
  return (
    <g>
      <path d="M20 0C44 2 44 -26 33 -32" />
      <path d="M-15 -36C-26 -18 -26 0 -18 0h36C26 0 26 -18 15 -36z" fill={BODY} />
      <path d="M-20 -46l-1 -24 14 9h14l14 -9 -1 24C20 -34 10 -30 0 -30S-20 -34 -20 -46z" fill={BODY} />
      <path d="M-6 0v-16M6 0v-16" strokeOpacity="0.500" />
      <path d="M-8 -48h0M8 -48h0" strokeWidth="4" />
      <path d="M-3 -41h6L0 -38zM-14 -41h-14M-14 -38l-13 3M14 -41h14M14 -38l13 3" strokeWidth="1.500" />
    </g>
  )
}

/** A dog that sits on the ground and looks out: 76 high, its middle at 0. */
function Dog() {
  return (
    <g>
      <path d="M-22 -6C-36 -8 -42 -20 -38 -28" />
      <path d="M-17 -38C-28 -18 -28 0 -20 0h40C28 0 28 -18 17 -38z" fill={BODY} />
      <path d="M-19 -62C-19 -80 19 -80 19 -62C19 -48 15 -32 0 -32S-19 -48 -19 -62z" fill={BODY} />
      <path
        d="M-16 -70C-28 -74 -34 -56 -29 -44C-22 -44 -19 -52 -19 -62zM16 -70C28 -74 34 -56 29 -44C22 -44 19 -52 19 -62z"
        fill={BODY}
      />
      <path
        d="M-16 -70C-28 -74 -34 -56 -29 -44C-22 -44 -19 -52 -19 -62zM16 -70C28 -74 34 -56 29 -44C22 -44 19 -52 19 -62z"
        fill="currentColor"
        fillOpacity="0.250"
        stroke="none"
      />
      <path d="M-7 0v-18M7 0v-18" strokeOpacity="0.500" />
      <path d="M-7 -58h0M7 -58h0" strokeWidth="4" />
      <path d="M-4 -48h8l-4 4zM0 -44v3M-6 -40Q0 -36 6 -40" />
    </g>
  )
}

interface SceneProps {
  /** Who has come to the scene: 82 high, its middle at 0. */
  readonly guest: ReactNode
}

/** Somebody's own pet, sitting on the ground in the helmet of who travels far. */
export function Guest({ pet: { name, avatar_url } }: { readonly pet: Pet }) {
  return (
    <g>
      <path d="M-20 -6C-34 -8 -36 -20 -32 -26" />
      <path d="M-15 -36C-24 -18 -24 0 -18 0h36C24 0 24 -18 15 -36z" fill={BODY} />
      <path d="M-6 0v-16M6 0v-16M-12 -26h24" strokeOpacity="0.500" />
      <circle cy="-56" r="24" fill={BODY} />
      <foreignObject x="-20" y="-76" width="40" height="40">
        <MemberAvatar member={{ username: name, avatar_url }} size={40} />
      </foreignObject>
      <path d="M-16 -62q2 -8 9 -11" stroke="#fff" strokeOpacity="0.500" />
      <path d="M-15 -36Q0 -26 15 -36" />
    </g>
  )
}

const PAW = 'M0 0c-4 0-5 4-3 5s4-1 6 0 4-3 3-4-3-1-6-1zM-6-3h0M-2-6h0M3-6h0M7-3h0'

/** A dog on its way to the house where somebody has left the light on. */
export function WayHome({ guest }: SceneProps) {
  return (
    <Drawing
      isLarge
      stars="M24 42h0M66 20h0M112 56h0M148 22h0M186 48h0M292 26h0M20 106h0M300 92h0M132 86v6M129 89h6"
    >
      <path d="M206 172v-52h78v52z" fill={BODY} />
      <path d="M196 122l49-42 49 42zM268 84V70h12v24" fill={BODY} />
      <path d="M196 122l49-42 49 42z" fill="currentColor" fillOpacity="0.200" stroke="none" />
      <path d="M216 132h22v18h-22z" fill={lamp.glow} stroke={lamp.glow} />
      <path d="M227 132v18M216 141h22" stroke={BODY} />
      <path d="M252 172v-36h20v36M266 155h0" />
      <g transform="translate(72 172)">
        <Dog />
      </g>
      <g fill="currentColor" strokeOpacity="0.700">
        <path d={PAW} transform="translate(122 165) rotate(80) scale(1.1)" />
        <path d={PAW} transform="translate(148 157) rotate(80) scale(1.1)" />
        <path d={PAW} transform="translate(174 165) rotate(80) scale(1.1)" />
      </g>
      <path d="M100 76q8-10 18-12M108 88q6-8 13-10" strokeOpacity="0.500" />
      <g transform="translate(2 172)">{guest}</g>
    </Drawing>
  )
}

/** A cat asleep on the books that are about it. */
export function SleepyLibrary({ guest }: SceneProps) {
  return (
    <Drawing
      isLarge
      stars="M30 60h0M62 26h0M104 46h0M132 14h0M226 50h0M290 88h0M38 126h0M272 118h0M292 34v6M289 37h6"
    >
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
      <g transform="translate(50 172)">{guest}</g>
    </Drawing>
  )
}

const STAR = 'M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9z'

/** A bowl that fills with stars, and who waits beside it. */
export function FullBowl({ guest }: SceneProps) {
  return (
    <Drawing isLarge stars="M30 44h0M62 92h0M98 24h0M214 30h0M284 50h0M298 112h0M40 132h0M250 88v6M247 91h6">
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
      <g transform="translate(28 172)">{guest}</g>
    </Drawing>
  )
}

/** A dog and a cat who do not know each other yet. */
export function TwoHearts({ guest }: SceneProps) {
  return (
    <Drawing
      isLarge
      stars="M26 52h0M60 24h0M34 118h0M262 22h0M296 62h0M288 120h0M128 120h0M196 116h0M236 60v6M233 63h6"
    >
      <path d="M104 84C118 46 140 34 146 34M216 92C204 54 182 34 174 34" strokeDasharray="0 7" />
      <path
        d="M160 58C142 44 140 30 148 25C154 21 159 25 160 30C161 25 166 21 172 25C180 30 178 44 160 58z"
        fill="currentColor"
        fillOpacity="0.350"
      />
      <g transform="translate(98 172)">
        <Dog />
      </g>
      <g transform="translate(222 172)">
        <Cat />
      </g>
      <g transform="translate(16 172)">{guest}</g>
    </Drawing>
  )
}
