import type { Row, ShowingTest } from './sentence.ts'

const SECTIONS = {
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'The calls it makes',
  8: 'Error catalogue',
  9: 'Business constants and limits',
}

const INTRODUCTION = `# What is specified, and what shows it

Every sentence of sections 2 to 9 of the specification that can be checked, with the tests that fail were it untrue.
Written by \`npm run specification\`; a test of the stage \`rules\` fails while it differs from what that would write.

- The sentences are in \`tests/specification/sentences\`, each with an id: its section, what it is about, what it says.
- A test says what it shows in a comment right above it: \`// spec: 5.post.limit, 9.post.limit\`, in pgTAP \`-- spec: …\`.
- A sentence that no test of \`npm test\` shows fails the suite, unless \`tests/specification/deviations.ts\` says why it does not hold.
`

/** The text of `.github/specification.md`. */
export function writePage(rows: readonly Row[]): string {
  const tables = Object.entries(SECTIONS).map(([section, title]) => {
    const lines = rows.filter((row) => row.id.startsWith(`${section}.`)).map(writeRow)
    return `## ${section}. ${title}\n\n| sentence | shown by | deviation |\n| --- | --- | --- |\n${lines.join('')}`
  })
  return [INTRODUCTION, ...tables].join('\n')
}

function writeRow({ id, says, shownBy, deviation = '' }: Row): string {
  return `| ${escape(says)} <sub>${id}</sub> | ${shownBy.map(link).join('<br>')} | ${escape(deviation)} |\n`
}

function link({ title, file }: ShowingTest): string {
  return `[${escape(title)}](../${file})`
}

function escape(text: string): string {
  return text.replaceAll(/[\\|[\]<>*_`]/g, '\\$&').replaceAll(/\s+/g, ' ')
}
