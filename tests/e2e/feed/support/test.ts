import type { TestInfo } from 'playwright/test'
import { newClient, newMember, type Member } from '#tests/backend/support/members.ts'
import { DashboardPage } from '#tests/pages/dashboard.page.ts'
import { HomePage } from '#tests/pages/home.page.ts'
import type { DesktopApp } from '../../fixtures/desktop-app.ts'
import { test as base, type LaunchOptions } from '../../fixtures/test.ts'
import { signIn } from '../../support/sign-in.ts'

interface OpenedHome {
  readonly app: DesktopApp
  readonly home: HomePage
  readonly dashboard: DashboardPage
}

interface FeedFixtures {
  readonly luna: Member
  readonly sol: Member
  /** Moderator. */
  readonly venus: Member
  /** Fifteen years old. */
  readonly nova: Member
  /** No post is left from an earlier test. */
  readonly emptyFeed: undefined
  /** Opens a window, signs the member in and shows home. */
  readonly openHome: (member: Member, options?: LaunchOptions) => Promise<OpenedHome>
}

/** Names of this test's own members, so that tests on one backend keep out of each other's way. */
const named = (name: string, { testId }: TestInfo) => `${name}-${testId.slice(-8)}`

export const test = base.extend<FeedFixtures>({
  luna: async ({ backend }, use, info) => use(await newMember(backend, named('luna', info))),
  sol: async ({ backend }, use, info) => use(await newMember(backend, named('sol', info))),
  venus: async ({ backend }, use, info) => {
    const venus = await newMember(backend, named('venus', info))
    const owner = newClient(backend, backend.secretKey)
    await owner.from('profiles').update({ role: 'moderator' }).eq('id', venus.id).throwOnError()
    await use(venus)
  },
  nova: async ({ backend }, use, info) => {
    await use(await newMember(backend, named('nova', info), new Date().getFullYear() - 15))
  },

  emptyFeed: [
    async ({ backend }, use) => {
      const owner = newClient(backend, backend.secretKey)
      await owner.from('posts').delete().gte('likes_count', 0).throwOnError()
      await use(undefined)
    },
    { auto: true },
  ],

  openHome: async ({ launchApp }, use) => {
    await use(async (member, options) => {
      const app = await launchApp(options)
      await signIn(app.page, member)
      return { app, home: new HomePage(app.page), dashboard: new DashboardPage(app.page) }
    })
  },
})

export { expect } from '../../fixtures/test.ts'
