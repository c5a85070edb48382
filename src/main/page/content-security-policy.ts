import type { ServerConnection } from '#shared/bridge.ts'
import { READER_ORIGIN } from '#shared/config.ts'

/**
 * The policy every page of ours is served with. Scripts come from the bundle only and connections go to the configured
 * server only. Styles may be inline, since Emotion inserts `<style>` elements at run time.
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
    // Content of the window itself, such as a pending file, is read by address too.
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
 * The policy of the frame in which files of members are opened. It fetches its own parts and nothing else: a file is handed
 * in by the page around it, and can send nothing out.
 * @param pageOrigin the one page that may embed it
 */
export function readerSecurityPolicy(pageOrigin: string): string {
  return written({
    'default-src': ["'none'"],
    // Pictures of some kinds in PDFs are decoded by WebAssembly of the library.
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
