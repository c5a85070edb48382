import type { Page } from 'playwright'
import { password, type Member } from '#tests/backend/support/members.ts'
import { DashboardPage } from '#tests/pages/dashboard.page.ts'
import { LoginPage } from '#tests/pages/login.page.ts'

/** Signs a member in through the login screen and waits for the dashboard. */
export async function signIn(page: Page, member: Pick<Member, 'email'>): Promise<void> {
  await new LoginPage(page).logIn(member.email, password)
  await new DashboardPage(page).sections.waitFor()
}
