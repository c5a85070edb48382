import { BODY, Drawing } from '#renderer/ui/Drawing.tsx'

/** Friends hand in hand, under the figure that they make in the sky. */
export function HandInHand() {
  return (
    <Drawing stars="M22 92h0M44 36h0M98 22h0M206 64h0M278 100h0M300 40h0M126 74h0M30 130h0M250 66v6M247 69h6">
      <path
        d="M70 62L118 44L160 58L208 26L256 40M160 58L176 88"
        strokeOpacity="0.500"
        strokeDasharray="5 5"
      />
      <g fill="currentColor">
        <circle cx="70" cy="62" r="3" />
        <circle cx="118" cy="44" r="4" />
        <circle cx="160" cy="58" r="3" />
        <circle cx="208" cy="26" r="5" />
        <circle cx="256" cy="40" r="3" />
        <circle cx="176" cy="88" r="2" />
      </g>
      <path d="M102 146q14 10 28 2M158 142q14 12 28 4M212 148q10 8 20 2" />
      <path d="M70 172c0-32 6-44 18-44s18 12 18 44z" fill={BODY} />
      <path d="M124 172c0-42 6-58 20-58s20 16 20 58z" fill={BODY} />
      <path d="M182 172c0-36 6-50 18-50s18 14 18 50z" fill={BODY} />
      <path d="M228 172c0-24 5-34 14-34s14 10 14 34z" fill={BODY} />
      <path
        d="M124 172c0-42 6-58 20-58s20 16 20 58zM228 172c0-24 5-34 14-34s14 10 14 34z"
        fill="currentColor"
        fillOpacity="0.200"
        stroke="none"
      />
      <circle cx="88" cy="116" r="12" fill={BODY} />
      <circle cx="144" cy="100" r="14" fill={BODY} />
      <circle cx="200" cy="109" r="13" fill={BODY} />
      <circle cx="242" cy="128" r="10" fill={BODY} />
      <path d="M84 118q4 4 8 0M139 102q5 5 10 0M196 111q4 4 8 0M239 130q3 3 6 0" strokeOpacity="0.700" />
    </Drawing>
  )
}
