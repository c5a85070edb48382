import { lamp } from '#renderer/theme/tokens.ts'
import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** A place that somebody has marked: a bench under the trees, a cup left on the table. */
export function PlaceMarker() {
  return (
    <Drawing stars="M24 50h0M62 22h0M98 70h0M112 20h0M216 14h0M248 62h0M298 42h0M24 116h0M288 104v6M285 107h6">
      <path d="M128 170q32 8 64 0M114 166q46 14 92 0" strokeOpacity="0.500" />
      <path d="M160 168C142 132 118 104 118 70a42 42 0 0 1 84 0c0 34-24 62-42 98z" fill={BODY} />
      <path
        d="M160 168C142 132 118 104 118 70a42 42 0 0 1 84 0c0 34-24 62-42 98z"
        fill="currentColor"
        fillOpacity="0.160"
        stroke="none"
      />
      <circle cx="160" cy="70" r="27" fill={BODY} />
      <path
        d="M145 62h28v14a12 12 0 0 1-12 12h-4a12 12 0 0 1-12-12zM173 66h4a5 5 0 0 1 0 11h-5"
        fill={BODY}
      />
      <path d="M152 56q-3-4 0-8M159 56q-3-4 0-8M166 56q-3-4 0-8" stroke={lamp.glow} />
      <path
        d="M44 172v-24M72 172v-40M28 148q0-24 16-34 16 10 16 34zM54 132q0-28 18-40 18 12 18 40z"
        fill={BODY}
      />
      <path d="M54 132q0-28 18-40 18 12 18 40z" fill="currentColor" fillOpacity="0.250" stroke="none" />
      <path d="M222 150h56M222 140h56M218 158h64M228 158v14M272 158v14M228 140v18M272 140v18" />
    </Drawing>
  )
}
