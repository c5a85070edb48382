/** `npm run types`: writes `src/shared/database.types.ts` from the migrations. */
import { writeFileSync } from 'node:fs'
import { databaseTypesFile, generateDatabaseTypes } from '../../tests/db/support/database-types.ts'

writeFileSync(databaseTypesFile, await generateDatabaseTypes())
