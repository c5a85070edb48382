import { publishBlog } from '../blogs/support.ts'
import { clearExperiences, tellExperiences } from '../quantum-lux/support.ts'
import { expect, test } from '../fixtures/test.ts'

/** Milliseconds within which what is gone leaves a window in which it is in sight. */
const SOON = 30_000

test(
  'a work and an experience that their author deletes leave the windows of others',
  { tag: '@again' },
  async ({ app, dashboard, blogs, quantumLux, server, luna, sol }) => {
    test.slow()
    await clearExperiences(server)
    await tellExperiences(server, sol, ['Luz que queda', 'Luz que se va'])
    await publishBlog(sol, { title: 'Obra que queda', content: 'Sigue aquí.' })
    const gone = await publishBlog(sol, { title: 'Obra que se va', content: 'Hasta luego.' })
    await app.signIn(luna)
    await dashboard.openSection('Blogs and Gifts')
    await expect(blogs.book('Obra que se va')).toBeVisible()
    await sol.client.from('blog_posts').delete().eq('id', gone).throwOnError()
    await expect(blogs.book('Obra que se va')).toHaveCount(0, { timeout: SOON })
    await expect(blogs.book('Obra que queda')).toBeVisible()

    await dashboard.openSection('Quantum Lux')
    await expect(quantumLux.titles).toHaveText(['Luz que se va', 'Luz que queda'])
    await sol.client.from('quantum_lux_experiences').delete().eq('title', 'Luz que se va').throwOnError()
    await expect(quantumLux.titles).toHaveText(['Luz que queda'], { timeout: SOON })
  },
)
