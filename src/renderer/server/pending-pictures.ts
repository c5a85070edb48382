type Picture = HTMLImageElement | HTMLVideoElement

/** Pictures on their way that stand on no page. */
const apart = new Set<HTMLImageElement>()
/** Released pictures with their addresses. */
const dropped = new Map<Picture, string>()

/** Has a picture that stands on no page treated as those on it, until it has come or will not. */
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
 * Lets go of the server's pictures and films that are on their way. They wait for it without a limit, each in one of the
 * six connections that Chromium opens to a host, so that a question whether it is back would never leave.
 */
export function dropPendingPictures(server: string): void {
  for (const picture of [...document.querySelectorAll<Picture>('img, video'), ...apart]) {
    const address = picture.getAttribute('src')
    if (!address?.startsWith(server) || !isPending(picture)) continue
    dropped.set(picture, address)
    picture.removeAttribute('src')
    if (picture instanceof HTMLVideoElement) picture.load()
  }
}

/** What of a film has come is shown on. */
const isPending = (picture: Picture) =>
  picture instanceof HTMLVideoElement
    ? picture.networkState === picture.NETWORK_LOADING && picture.readyState === picture.HAVE_NOTHING
    : !picture.complete

/** Milliseconds in which Chromium ends what nobody waits for any more: asked for before, it would be waited for on. */
const ENDING = 100

/** Asks again for what was let go of, and for what still waits, except for what has another address by then. */
export function reloadPendingPictures(server: string): void {
  dropPendingPictures(server)
  setTimeout(() => {
    for (const [picture, address] of dropped)
      if (!picture.hasAttribute('src')) picture.setAttribute('src', address)
    dropped.clear()
  }, ENDING)
}
