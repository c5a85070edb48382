import type { ServerConnection } from '#shared/bridge.ts'
import { READER_ORIGIN } from '#shared/config.ts'

/**
 * The policy of the app's page. Scripts come from the bundle only, and connections go to the configured server only.
 * Inline styles are allowed since Emotion inserts `<style>` elements at run time.
 */
export function contentSecurityPolicy(server: ServerConnection | null): string {
  const http = server ? [new URL(server.url).origin] : []
  const live = http.map((origin) => origin.replace(/^http/, 'ws'))
  const media = ["'self'", 'data:', 'blob:', ...http]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'font-src': ["'self'", 'data:'],
    'img-src': media,
    'media-src': media,
    // The window's own blobs, such as pending files, are read by address too.
    'connect-src': ["'self'", 'blob:', ...http, ...live],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': [READER_ORIGIN],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return written(directives)
}

/**
 * The policy of the frame that opens files of members. It loads its own parts and nothing else: the page around hands
 * in the file, which cannot send anything out.
 * @param pageOrigin the one page that may embed it
 */
export function readerSecurityPolicy(pageOrigin: string): string {
  return written({
    'default-src': ["'none'"],
    // The PDF library decodes some pictures with WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'worker-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'img-src': ['blob:'],
    'frame-ancestors': [pageOrigin],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  })
}

const written = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
