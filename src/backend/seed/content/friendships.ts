import type { PersonName } from './people.ts'

export interface DemoRequest {
  readonly from: PersonName
  readonly to: PersonName
  readonly accepted: boolean
}

export const requests: readonly DemoRequest[] = [
  { from: 'luna', to: 'sol', accepted: true },
  { from: 'venus', to: 'sol', accepted: true },
  { from: 'marte', to: 'luna', accepted: false },
]
