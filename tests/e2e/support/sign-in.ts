import type { Page } from 'playwright'
import { password, type Member } from '#tests/backend/support/members.ts'
import { DashboardPage } from '#tests/pages/dashboard.page.ts'
import { LoginPage } from '#tests/pages/login.page.ts'

/**
 * Signs a member in through the login screen and waits for the dashboard. Where a keychain has kept their session over
 * a restart, they are there already.
 */
export async function signIn(page: Page, member: Pick<Member, 'email'>): Promise<void> {
  const login = new LoginPage(page)
  const { sections } = new DashboardPage(page)
  await login.email.or(sections).first().waitFor()
  if (await login.email.isVisible()) await login.logIn(member.email, password)
  await sections.waitFor()
}
