const MAY_MOVE = new Set(['image/gif', 'image/webp', 'image/avif'])

/** Whether a picture moves. */
export async function isAnimated(file: File): Promise<boolean> {
  if (!MAY_MOVE.has(file.type)) return false
  const decoder = new ImageDecoder({ type: file.type, data: await file.arrayBuffer() })
  try {
    await decoder.tracks.ready
    await decoder.completed
    return (decoder.tracks.selectedTrack?.frameCount ?? 1) > 1
  } finally {
    decoder.close()
  }
}
