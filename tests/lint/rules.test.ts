import { describe, expect, it } from 'vitest'
import { ESLint } from 'eslint'
import { codeCases } from './code-cases.ts'
import { importCases } from './import-cases.ts'
import { homes, nameCases } from './name-cases.ts'
import { createConfig } from '../../.config/eslint/create-config.ts'

const root = new URL('./fixtures/', import.meta.url)

/** The project's own rules, applied to the small tree under `fixtures` (files there stand in for real ones). */
const eslint = new ESLint({
  cwd: root.pathname,
  overrideConfigFile: true,
  overrideConfig: createConfig(root),
})

/** Names of the rules that `code` breaks when it stands in `file` (a path of the fixture tree). */
async function brokenRules(file: string, code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: file })
  if (!result) throw new Error(`${file} was not linted: is it in the fixture tree?`)
  const fatal = result.messages.find((message) => message.fatal)
  if (fatal) throw new Error(`${file} could not be parsed: ${fatal.message}`)
  return [...new Set(result.messages.map((message) => message.ruleId))]
}

describe.each([...importCases, ...nameCases, ...codeCases])('$rule: $why', ({ rule, file, wrong, right }) => {
  it('is reported', async () => {
    expect(await brokenRules(file, wrong)).toContain(rule)
  })

  it('leaves right code alone', async () => {
    expect(await brokenRules(file, right)).toEqual([])
  })
})

describe.each(homes)('$file', ({ file, code }) => {
  it('may import what is its own', async () => {
    expect(await brokenRules(file, code)).toEqual([])
  })
})
