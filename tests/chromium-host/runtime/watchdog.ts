import { spawn } from 'node:child_process'

/** Waits for the end of its input, gives Chromium three seconds to go by itself, then makes sure. */
const SCRIPT = `
read -r line
tries=0
while kill -0 "$1" 2>/dev/null && [ $tries -lt 30 ]; do sleep 0.1; tries=$((tries + 1)); done
[ $tries -lt 30 ] || kill -9 "$1"
rm -rf -- "$2"
`

/** A process outside the host's group that cleans up when the host ends in any way, `kill -9` included. */
export function startWatchdog(chromium: number, temporary: string): void {
  const args = ['-c', SCRIPT, 'chromium-host-watchdog', String(chromium), temporary]
  const watchdog = spawn('/bin/sh', args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watchdog.on('error', (error) => console.error('chromium-host: no watchdog:', error))
  watchdog.unref()
}
