import { writingPosts } from './blogsandgifts.ts'
import { generalPosts } from './general.ts'
import { petPosts } from './hocicobites.ts'
import { humorPosts } from './humordidas.ts'
import { jobPosts } from './impulsame.ts'
import { adultPosts } from './lizysfriends.ts'
import { hostingPosts } from './mushittech77.ts'
import { marketingPosts } from './optimustime.ts'
import type { DemoPost } from './post.ts'
import { quantumPosts } from './quantumlux.ts'

const categories = [
  generalPosts,
  hostingPosts,
  marketingPosts,
  writingPosts,
  petPosts,
  humorPosts,
  jobPosts,
  quantumPosts,
  adultPosts,
]

/** In the order they are written: one of each category after the other, so that the feed is mixed. */
export const posts: readonly DemoPost[] = [3, 2, 1, 0].flatMap((round) =>
  categories.flatMap((category) => category[round] ?? []),
)
