/** Varies a pause by up to half, so that clients do not come back in the same moment. */
export const jittered = (pause: number): number => pause * (0.5 + Math.random())
