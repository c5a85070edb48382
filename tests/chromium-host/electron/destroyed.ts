import { EventEmitter } from 'node:events'

function destroyed(): never {
  throw new TypeError('Object has been destroyed')
}

/**
 * Takes an object's native side away: its methods throw from now on, as Electron's do.
 * @param kept what still answers: `isDestroyed`, and what the host itself calls
 */
export function takeNativeSide(object: EventEmitter, kept: readonly string[]): void {
  let prototype: object = Object.getPrototypeOf(object)
  for (; prototype !== EventEmitter.prototype; prototype = Object.getPrototypeOf(prototype))
    for (const name of Object.getOwnPropertyNames(prototype))
      if (name !== 'constructor' && !kept.includes(name))
        Object.defineProperty(object, name, { value: destroyed, configurable: true })
}
