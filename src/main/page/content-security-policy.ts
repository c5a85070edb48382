import type { ServerConnection } from '#shared/bridge.ts'

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
    'connect-src': ["'self'", ...http, ...live],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
