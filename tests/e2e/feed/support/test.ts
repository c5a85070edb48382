import { newClient } from '#tests/backend/support/members.ts'
import { test as base } from '../../fixtures/test.ts'

interface FeedFixtures {
  /** No post is left from an earlier test. */
  readonly emptyFeed: undefined
}

export const test = base.extend<FeedFixtures>({
  emptyFeed: [
    async ({ server }, use) => {
      const owner = newClient(server, server.secretKey)
      await owner.from('posts').delete().not('id', 'is', null).throwOnError()
      await use(undefined)
    },
    { auto: true },
  ],
})

export { expect } from '../../fixtures/test.ts'
