import type { Page } from 'playwright'
import { password, type Member } from '#tests/backend/support/members.ts'

/** Signs a member in through the login screen and waits for the dashboard. */
export async function signIn(page: Page, member: Pick<Member, 'email'>): Promise<void> {
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('heading', { name: 'Inicio Cósmico' }).waitFor()
}
