let playing: HTMLVideoElement | undefined

/** One video at a time: whatever played before stops. */
export function pauseOthers(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
}
