import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { databaseTypesFile, generateDatabaseTypes } from './support/database-types.ts'

test('database.types.ts is what the migrations generate (else run `npm run types`)', async () => {
  expect(readFileSync(databaseTypesFile, 'utf8')).toBe(await generateDatabaseTypes())
})
