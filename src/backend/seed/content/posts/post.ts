import type { Enums } from '#shared/database.types.ts'
import type { PersonName } from '../people.ts'

interface DemoComment {
  readonly from: PersonName
  readonly content: string
}

export interface DemoPost {
  readonly author: PersonName
  readonly category: Enums<'post_category'>
  readonly content: string
  readonly likedBy: readonly PersonName[]
  readonly comments: readonly DemoComment[]
}
