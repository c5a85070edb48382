/** A pause of up to half as long again or half as short, so that not everybody comes back in the same moment. */
export const jittered = (pause: number): number => pause * (0.5 + Math.random())
