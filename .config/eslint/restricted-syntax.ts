import type { Linter } from 'eslint'

const LETTER = '/\\p{L}/u'
/** Letters and signs that only Spanish has, wherever they stand. */
const SPANISH = '/[áéíóúüñ¿¡]/i'
/** A capital letter and more than one word. */
const SENTENCE = '/^[^\\p{L}\'"]*\\p{Lu}\\p{Ll}+[,:]? \\p{L}/u'
/** Strings that no member reads: for the log, compared with an answer, or the name of a field. */
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

/** A hint of the data API by the name of a column, which PostgREST is about to drop. */
const BY_COLUMN = ['Literal[value=/!\\w+_id\\(/]', 'TemplateElement[value.raw=/!\\w+_id\\(/]'].join(', ')

/** A call of a member's client. */
const ASKING = ['[object.name="supabase"]', '[object.property.name="supabase"]']
  .map(
    (client) =>
      `MemberExpression${client}[property.name=/^(auth|channel|from|functions|realtime|rpc|storage)$/]`,
  )
  .join(', ')

/** A formatter of dates, and what makes one by itself. Those of numbers, lists and names depend on no zone. */
const FORMATTERS = [
  ':matches(NewExpression, CallExpression)[callee.object.name="Intl"][callee.property.name="DateTimeFormat"][arguments.length>0]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
].join(', ')
const FORMATTING = {
  selector: FORMATTERS,
  message: 'Keeps the time zone it was made in: use dateFormat of lib/date-format.ts.',
}

const RULES = [
  FORMATTING,
  ...PLACES.map((selector) => ({ selector, message: 'What members read stands in copy.ts.' })),
  {
    selector: ':not([name.name="img"]) > JSXAttribute[name.name="loading"]',
    message: 'Drops the focus: spread whileBusy(…).',
  },
  {
    selector: EVERY_QUERY,
    message: 'The empty key stands for every query: it cancels and stales all that was read. Name them.',
  },
  { selector: BY_COLUMN, message: 'Rows of another table are asked for by the name of the constraint.' },
]

/**
 * What members read stands in `copy.ts`; the names of the sections stand with their records. The other rules are of the
 * same rule of ESLint, which takes one list a file.
 */
const memberTexts: Linter.Config = {
  name: 'cosmia/member-texts',
  files: ['src/{main,renderer,shared}/**'],
  ignores: [
    'src/**/copy.ts',
    'src/renderer/entities/section/sections.ts',
    'src/**/*.test.{ts,tsx}',
    'src/**/testing/**',
  ],
  rules: {
    'no-restricted-syntax': ['error', ...RULES],
  },
}

/** A member's client is handed on, and asks the server in `api.ts` only (decision 34). */
const memberClient: Linter.Config = {
  name: 'cosmia/member-client',
  files: ['src/renderer/{app,shell,features,entities,ui}/**'],
  ignores: [...(memberTexts.ignores ?? []), 'src/renderer/**/api.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...RULES,
      { selector: ASKING, message: 'Only api.ts asks the server (design §2).' },
    ],
  },
}

/** Where what members read stands, no less. */
const texts: Linter.Config = {
  name: 'cosmia/texts',
  files: ['src/**/copy.ts', 'src/renderer/entities/section/sections.ts', 'src/reader/**'],
  ignores: ['src/**/*.test.{ts,tsx}'],
  rules: { 'no-restricted-syntax': ['error', FORMATTING] },
}

export const restrictedSyntax: readonly Linter.Config[] = [memberTexts, memberClient, texts]
