import type { Linter } from 'eslint'

const LETTER = '/\\p{L}/u'
/** Letters and signs that only Spanish has, wherever they stand. */
const SPANISH = '/[áéíóúüñ¿¡]/i'
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
]

/** What members read stands in `copy.ts`; the names of the sections stand with their records. */
export const memberTexts: Linter.Config = {
  name: 'cosmia/member-texts',
  files: ['src/{main,renderer}/**'],
  ignores: [
    'src/{main,renderer}/**/copy.ts',
    'src/renderer/entities/section/sections.ts',
    'src/**/*.test.{ts,tsx}',
  ],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...PLACES.map((selector) => ({ selector, message: 'What members read stands in copy.ts.' })),
    ],
  },
}
