import type { Sentences } from '../sentence.ts'
import { adults } from './adults.ts'
import { chat } from './chat.ts'
import { entry } from './entry.ts'
import { feed } from './feed.ts'
import { frame } from './frame.ts'
import { library } from './library.ts'
import { people } from './people.ts'
import { pets } from './pets.ts'
import { quantum } from './quantum.ts'
import { showcases } from './showcases.ts'

/** All sentences, by what they are about. */
export const CHAPTERS: readonly Sentences[] = [
  entry,
  frame,
  feed,
  chat,
  people,
  pets,
  library,
  showcases,
  quantum,
  adults,
]
