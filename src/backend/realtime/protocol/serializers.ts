import type { Serializer } from './frame.ts'
import { version1 } from './version-1.ts'
import { version2 } from './version-2.ts'

const serializers = new Map([
  ['1.0.0', version1],
  ['2.0.0', version2],
])

/** The serializer for a requested version; without one the first, as on a hosted project. */
export function serializerFor(version: string | null): Serializer | undefined {
  return serializers.get(version ?? '1.0.0')
}
