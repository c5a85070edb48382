/** `npm run specification`: writes `.github/specification.md` from the tags of the tests. */
import { writeFileSync } from 'node:fs'
import { readSpecification, specificationFile } from '../../tests/specification/specification.ts'
import { say } from './lib/say.ts'

const { page, problems } = readSpecification()
writeFileSync(specificationFile, page)
for (const problem of problems) say(problem)
