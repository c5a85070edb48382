import { Drawing } from '#renderer/ui/Drawing.tsx'
import { Cat, Dog } from './animals.tsx'

/** A dog and a cat who do not know each other yet. */
export function TwoHearts() {
  return (
    <Drawing stars="M26 52h0M60 24h0M34 118h0M262 22h0M296 62h0M288 120h0M128 120h0M196 116h0M236 60v6M233 63h6">
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
    </Drawing>
  )
}
