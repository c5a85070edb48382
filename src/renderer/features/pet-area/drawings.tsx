import { lamp } from '#renderer/theme/tokens.ts'
import { BODY, Drawing, onPlanet } from '#renderer/ui/Drawing.tsx'

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

const PAW = 'M0 0c-4 0-5 4-3 5s4-1 6 0 4-3 3-4-3-1-6-1zM-6-3h0M-2-6h0M3-6h0M7-3h0'

/** A blade or two of what grows on such a planet, its foot at 0. */
const Grass = ({ at }: { readonly at: number }) => (
  <path d="M-5 0q0-7-5-10M0 0v-12M5 0q0-7 5-9" strokeOpacity="0.600" transform={onPlanet(at)} />
)

/** A dog on its way to the house where somebody has left the light on; on the lamp post hangs its picture. */
export function WayHome() {
  return (
    <Drawing
      isLarge
      stars="M64 42h0M86 16h0M118 60h0M152 24h0M186 48h0M204 10h0M302 36h0M8 84h0M312 92h0M138 92v6M135 95h6"
    >
      <path d="M58 70q30-14 60-16M78 86q22-10 44-12" strokeDasharray="0 7" strokeOpacity="0.500" />
      <g transform={onPlanet(248)}>
        <path d="M-42 0v-54h84v54z" fill={BODY} />
        <path d="M-52-52L0-98 52-52zM24-78v-26h13v38" fill={BODY} />
        <path d="M-52-52L0-98 52-52z" fill="currentColor" fillOpacity="0.200" stroke="none" />
        <circle cy="-68" r="6" fill={lamp.glow} stroke={lamp.glow} />
        <path d="M-32-42h24v20h-24z" fill={lamp.glow} stroke={lamp.glow} />
        <path d="M-20-42v20M-32-32h24" stroke={BODY} />
        <path d="M8 0v-38h22V0M24-18h0M-52 0H58" />
        <path d="M30-114q-6-6 0-12t0-12" strokeOpacity="0.500" />
      </g>
      <g transform={onPlanet(34)}>
        <path d="M0 0v-96q0-12 12-12M-8 0H8" />
        <circle cx="18" cy="-102" r="7" fill={lamp.glow} stroke="none" />
        <path d="M-17-78h34v42h-34z" fill={BODY} />
        <path d="M-12-73h24v20h-24zM-10-46h20M-10-41h12" strokeOpacity="0.600" />
        <g fill="currentColor" transform="translate(-1 -63) scale(1.150)">
          <path d={PAW} />
        </g>
      </g>
      <g transform={onPlanet(102)}>
        <Dog />
      </g>
      <g fill="currentColor" strokeOpacity="0.700">
        {[146, 166, 186].map((at, index) => (
          <g key={at} transform={onPlanet(at)}>
            <path d={PAW} transform={`translate(0 ${index % 2 === 0 ? -5 : -12}) rotate(80) scale(1.100)`} />
          </g>
        ))}
      </g>
      <Grass at={66} />
      <Grass at={312} />
    </Drawing>
  )
}

/** A cat asleep on the books that are about it, and a dog who reads one. */
export function SleepyLibrary() {
  return (
    <Drawing
      isLarge
      stars="M20 60h0M48 22h0M92 36h0M118 8h0M226 50h0M252 18h0M300 88h0M14 116h0M292 34v6M289 37h6"
    >
      <g transform={onPlanet(158)}>
        <path d="M-62-20H60V0H-62zM-52-40H64v20H-52zM-66-60H46v20H-66z" fill={BODY} />
        <path
          d="M-62-20h20v20h-20zM48-40h16v20H48zM-66-60h14v20h-14z"
          fill="currentColor"
          fillOpacity="0.250"
        />
        <path d="M-34-13h84M-34-7h84M-44-33h84M-44-27h84M-44-53h82M-44-47h82" strokeOpacity="0.400" />
        <path d="M-54-60C-60-86-32-98-6-96C24-94 40-78 36-60z" fill={BODY} />
        <path d="M36-60C52-60 50-76 38-74C28-72 18-68 10-64" />
        <path d="M-66-80l-2-18 12 6h12l12-6-2 18C-34-68-42-62-50-62S-66-68-66-80z" fill={BODY} />
        <path
          d="M-60-78q4 4 8 0M-46-78q4 4 8 0M-51-72h4M-20-90l-3 8M-8-92l-2 9M4-91l-1 9"
          strokeOpacity="0.700"
        />
        <path d="M-32-114h10l-10 11h10M-12-134h13l-13 14h13M12-158h16l-16 17h16" strokeOpacity="0.700" />
      </g>
      <g transform={onPlanet(272)}>
        <path d="M0 0v-22M-18 0h36M0-22v-78" />
        <path d="M-18-100h36l-9-26H-9z" fill="currentColor" fillOpacity="0.250" />
        <path d="M-17-98h34L34-30h-68z" fill={lamp.glow} fillOpacity="0.120" stroke="none" />
      </g>
      <g transform={onPlanet(54)}>
        <Dog />
        <path d="M0-6q-14-9-28-3v-22q14-6 28 3 14-9 28-3v22q-14-6-28 3zM0-6v-22" fill={BODY} />
        <path d="M-21-24q8-2 14 1M-21-17q8-2 14 1M21-24q-8-2-14 1M21-17q-8-2-14 1" strokeOpacity="0.500" />
      </g>
      <Grass at={14} />
      <Grass at={236} />
    </Drawing>
  )
}

const STAR = 'M0-9Q1-1 9 0Q1 1 0 9Q-1 1-9 0Q-1-1 0-9z'

/** A bowl that fills with stars, and who waits at both sides of it. */
export function FullBowl() {
  return (
    <Drawing isLarge stars="M30 44h0M62 72h0M88 18h0M230 30h0M284 50h0M304 92h0M14 112h0M260 78v6M257 81h6">
      <g transform={onPlanet(160)}>
        <g fill="currentColor" fillOpacity="0.350">
          <path d={STAR} transform="translate(6 -150)" />
          <path d={STAR} transform="translate(-30 -118) scale(.8)" />
          <path d={STAR} transform="translate(30 -104) scale(1.2)" />
          <path d={STAR} transform="translate(-6 -74)" />
        </g>
        <path d="M6-134v12M-30-106v10M30-86v12" strokeDasharray="0 6" strokeOpacity="0.600" />
        <path d="M-48-38q12-16 26-8 10-14 24-4 12-12 24 0 14-6 22 12" fill={BODY} />
        <path d="M-56-38H56L68 0H-68z" fill={BODY} />
        <path d="M-56-38H56l4 12H-60z" fill="currentColor" fillOpacity="0.220" stroke="none" />
        <path d="M-10-16c-4-5 3-9 6-4h8c3-5 10-1 6 4 4 5-3 9-6 4h-8c-3 5-10 1-6-4z" />
      </g>
      <g transform={onPlanet(262)}>
        <Cat />
      </g>
      <g transform={onPlanet(58)}>
        <Dog />
      </g>
      <Grass at={18} />
      <Grass at={304} />
    </Drawing>
  )
}

/** A dog and a cat who do not know each other yet, and the ball that will see to it. */
export function TwoHearts() {
  return (
    <Drawing
      isLarge
      stars="M26 52h0M60 24h0M14 108h0M262 22h0M296 62h0M308 110h0M128 120h0M196 116h0M240 60v6M237 63h6"
    >
      <path d="M94 78C108 42 132 30 142 30M222 84C210 46 188 30 178 30" strokeDasharray="0 7" />
      <path
        d="M160 62C138 46 136 28 146 22C153 18 159 22 160 28C161 22 167 18 174 22C184 28 182 46 160 62z"
        fill="currentColor"
        fillOpacity="0.350"
      />
      <g transform={onPlanet(88)}>
        <Dog />
      </g>
      <g transform={onPlanet(160)}>
        <circle cy="-15" r="15" fill={BODY} />
        <path d="M-14-20q14 9 28 0M-9-3q9-7 18 0" strokeOpacity="0.600" />
      </g>
      <g transform={onPlanet(230)}>
        <Cat />
      </g>
      <Grass at={34} />
      <Grass at={124} />
      <Grass at={282} />
    </Drawing>
  )
}

/** A post on the ground with an arm, from which a picture hangs, and below it what stands under it. */
export function Stand() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 188 300"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.500"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M162 296V32q0-18-18-18H50M162 54q-24-4-28-40M150 296h24M50 14q-8 0-8 7t6 5" />
      <path d="M72 14v21" strokeWidth="2" />
      <path d="M48 152v18M96 152v18" strokeWidth="2" strokeOpacity="0.700" />
      <path d="M142 296q0-9-6-13M180 296q0-9 6-12M186 297v-8" strokeOpacity="0.600" />
    </svg>
  )
}
