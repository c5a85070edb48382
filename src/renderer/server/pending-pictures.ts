type Picture = HTMLImageElement | HTMLVideoElement

/** Loading pictures that are not in the document. */
const apart = new Set<HTMLImageElement>()
/** Pictures that were dropped, with their addresses. */
const dropped = new Map<Picture, string>()

/** Treats a picture outside the document like those in it, until it has loaded or failed. */
export async function whilePending<Result>(
  picture: HTMLImageElement,
  coming: Promise<Result>,
): Promise<Result> {
  apart.add(picture)
  try {
    return await coming
  } finally {
    apart.delete(picture)
  }
}

/**
 * Stops loading the server's pictures and videos. They have no timeout and take up Chromium's six connections per host,
 * so that a probe of the server would never be sent.
 * @returns whether there were any
 */
export function dropPendingPictures(server: string): boolean {
  let hasDropped = false
  for (const picture of [...document.querySelectorAll<Picture>('img, video'), ...apart]) {
    const address = picture.getAttribute('src')
    if (!address?.startsWith(server) || !isPending(picture)) continue
    dropped.set(picture, address)
    picture.removeAttribute('src')
    if (picture instanceof HTMLVideoElement) picture.load()
    hasDropped = true
  }
  return hasDropped
}

/** What has already loaded of a video goes on playing. */
const isPending = (picture: Picture) =>
  picture instanceof HTMLVideoElement
    ? picture.networkState === picture.NETWORK_LOADING && picture.readyState === picture.HAVE_NOTHING
    : !picture.complete

/** Milliseconds in which Chromium ends cancelled requests. A picture requested earlier would join the cancelled one. */
const ENDING = 100

/** Loads the dropped and the still waiting pictures again, except those whose address has changed meanwhile. */
export function reloadPendingPictures(server: string): void {
  dropPendingPictures(server)
  setTimeout(() => {
    for (const [picture, address] of dropped)
      if (!picture.hasAttribute('src')) picture.setAttribute('src', address)
    dropped.clear()
  }, ENDING)
}
