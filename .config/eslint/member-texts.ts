import type { Linter } from 'eslint'

const LETTER = '/\\p{L}/u'
/** Letters and signs that only Spanish has, wherever they stand. */
const SPANISH = '/[áéíóúüñ¿¡]/i'
/** A capital letter and more than one word. */
const SENTENCE = '/^[^\\p{L}\'"]*\\p{Lu}\\p{Ll}+[,:]? \\p{L}/u'
/** What is told to the log, compared with an answer, or the name of a field. */
const NOT_SHOWN = [
  'CallExpression[callee.object.name=/^(console|log)$/] *',
  'NewExpression[callee.name=/Error$/] *',
  'BinaryExpression > Literal',
  'Property > .key',
].join(', ')
const ATTRIBUTES = '/^(aria-label|alt|description|helperText|label|message|placeholder|title)$/'
const FIELDS =
  '/^(buttonLabel|confirmLabel|description|detail|label|message|placeholder|replyPlaceholder|title)$/'

const PLACES = [
  `JSXText[value=${LETTER}]`,
  `JSXAttribute[name.name=${ATTRIBUTES}] > Literal[value=${LETTER}]`,
  `Property[key.name=${FIELDS}] > Literal[value=${LETTER}]`,
  `CallExpression[callee.object.name='toasts'] > Literal[value=${LETTER}]`,
  `Literal[value=${SPANISH}]`,
  `TemplateElement[value.raw=${SPANISH}]`,
  `:matches(Literal[value=${SENTENCE}], TemplateElement[value.raw=${SENTENCE}]):not(${NOT_SHOWN})`,
]

/** An empty key, in a filter of queries or where a change is made to what was read. */
const EVERY_QUERY = [
  'Property[key.name=/^(queryKey|mutationKey)$/] > ArrayExpression[elements.length=0]',
  'CallExpression[callee.name="changeCached"] > ArrayExpression[elements.length=0]',
].join(', ')

/** What members read stands in `copy.ts`; the names of the sections stand with their records. */
export const memberTexts: Linter.Config = {
  name: 'cosmia/member-texts',
  files: ['src/{main,renderer,shared}/**'],
  ignores: [
    'src/**/copy.ts',
    'src/renderer/entities/section/sections.ts',
    'src/**/*.test.{ts,tsx}',
    'src/**/testing/**',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...PLACES.map((selector) => ({ selector, message: 'What members read stands in copy.ts.' })),
      // Of the same rule, which takes one list a file.
      {
        selector: ':not([name.name="img"]) > JSXAttribute[name.name="loading"]',
        message: 'Drops the focus: spread whileBusy(…).',
      },
      {
        selector: EVERY_QUERY,
        message: 'The empty key stands for every query: it cancels and stales all that was read. Name them.',
      },
    ],
  },
}
