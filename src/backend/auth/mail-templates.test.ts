import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../paths.ts'

const folder = join(projectRoot, 'supabase/templates')

test.each(readdirSync(folder))('%s has no link, which a mail scanner would follow', (name) => {
  const text = readFileSync(join(folder, name), 'utf8')
  expect(text).not.toMatch(/href|https?:|cosmia:|URL|TokenHash|RedirectTo/)
})
