import { writePosts } from '../feed/support/content.ts'
import { expect, test } from '../fixtures/test.ts'

// spec: 2.other.private, 4.friend.private, 4.friend.self, 4.friend.ask, 4.friend.accept, 6.profile.friends, 7.request.send, 7.request.accept, 8.success.request, 8.success.friends
test('a request, its acceptance and the conversation show in both windows without a reload', async ({
  app,
  dashboard,
  profile,
  chat,
  home,
  launchApp,
  luna,
  sol,
}) => {
  test.slow()
  await writePosts(sol, ['Madrugo por gusto'])
  await sol.client.from('profiles').update({ city: 'Valparaíso' }).eq('id', sol.id).throwOnError()
  const other = await launchApp()
  await Promise.all([app.signIn(luna), other.signIn(sol)])
  const { dashboard: solDashboard, profile: solProfile } = other.pages
  await solDashboard.openSection('Mi Perfil')
  await expect(solProfile.name).toHaveText(sol.name)

  await home.post('Madrugo por gusto').root.getByRole('link', { name: sol.name }).click()
  await expect(profile.private).toBeVisible()
  await expect(profile.name).toHaveText(sol.name)
  await expect(profile.name).toBeFocused()
  await expect(profile.page.getByText('Valparaíso')).toHaveCount(0)
  await profile.ask.click()
  await expect(profile.toast('Solicitud enviada').last()).toBeVisible()
  await expect(profile.waiting.first()).toBeVisible()

  await expect(solProfile.requests.getByRole('listitem')).toContainText([luna.name])
  await solProfile.accept(luna.name).click()
  await expect(solProfile.toast('Ahora son amigos')).toBeVisible()
  await expect(solProfile.requests).toHaveCount(0)

  await expect(profile.private).toHaveCount(0)
  await expect(profile.page.getByText('Valparaíso')).toBeVisible()
  await expect(profile.posts).toContainText(['Madrugo por gusto'])
  await profile.write.click()
  await chat.send('¡Ya somos amigas!')
  await solDashboard.openSection('Inicio')
  await expect(solDashboard.friends.getByRole('button', { name: luna.name })).toBeVisible()

  // What ends a friendship closes the page again.
  await chat.close()
  await sol.client.from('friend_requests').delete().eq('sender_id', luna.id).throwOnError()
  await expect(profile.private).toBeVisible()

  await dashboard.goTo(`/dashboard/user-profile/${luna.id}`)
  await expect(profile.edit).toBeVisible()
  await expect(profile.name).toHaveText(luna.name)
})
