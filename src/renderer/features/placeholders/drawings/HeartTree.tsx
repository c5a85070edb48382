import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A tree with a heart for its crown, and the beat that it stands on. */
export function HeartTree() {
  return (
    <Drawing stars="M24 60h0M62 26h0M104 58h0M110 14h0M222 20h0M262 46h0M296 88h0M240 96h0M44 104v6M41 107h6">
      <path
        d="M12 164h50l8-14 10 22 12-52 12 52 8-8h22M186 164h22l8-8 10 16 12-40 12 34 8-2h50"
        strokeOpacity="0.700"
      />
      <path d="M154 172c2-20 2-34 0-46h12c-2 12-2 26 0 46z" fill={BODY} />
      <path
        d="M160 134C110 104 102 64 124 46C140 34 156 42 160 58C164 42 180 34 196 46C218 64 210 104 160 134z"
        fill={BODY}
      />
      <path
        d="M160 134C110 104 102 64 124 46C140 34 156 42 160 58C164 42 180 34 196 46C218 64 210 104 160 134z"
        fill="currentColor"
        fillOpacity="0.200"
        stroke="none"
      />
      <path d="M160 134V76M160 116l-22-20M160 104l20-20M160 92l-12-14" strokeOpacity="0.700" />
      <path
        d="M138 96q-14 0-16-12 14-2 16 12zM180 84q2-14 16-14 0 14-16 14zM148 78q-10-4-8-16 12 4 8 16z"
        fill="currentColor"
        fillOpacity="0.400"
      />
    </Drawing>
  )
}
