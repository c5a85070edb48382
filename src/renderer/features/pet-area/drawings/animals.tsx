import { BODY } from '#renderer/ui/Drawing.tsx'

/** A cat that sits on the ground and looks out: 70 high, its middle at 0. */
export function Cat() {
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
export function Dog() {
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
