import ts from 'typescript'
import { FURTHER_TAG } from '#tests/further-stages.ts'
import type { TaggedTest } from './tag.ts'

const SKIPPED = ['skip', 'fixme', 'todo']
/** Properties of `test` that define no test. */
const NO_TEST = /^(?:describe|before|after|use|step|extend|setTimeout|slow|info|expect)/

/** The test that a statement declares; nothing where it declares none. */
export function declaredTest(statement: ts.Node): TaggedTest | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return undefined
  const call = statement.expression
  const [name = '', ...parts] = nameParts(call.expression)
  const title = call.arguments[0]
  if (!/^(?:it|test\w*)$/.test(name) || parts.some((part) => NO_TEST.test(part))) return undefined
  if (title === undefined || !isText(title)) return undefined
  return {
    title: [...groupTitles(statement), titleText(title)].join(' › '),
    isSkipped: isSkip(parts) || skipsItself(call) || groupsOf(statement).some(isSkipCall),
    isFurther: hasTag(call, FURTHER_TAG),
  }
}

/** `it.each(cases)` as `['it', 'each']`. */
function nameParts(called: ts.Expression): readonly string[] {
  if (ts.isIdentifier(called)) return [called.text]
  if (ts.isPropertyAccessExpression(called)) return [...nameParts(called.expression), called.name.text]
  if (ts.isCallExpression(called)) return nameParts(called.expression)
  if (ts.isTaggedTemplateExpression(called)) return nameParts(called.tag)
  return []
}

function isText(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

function titleText(title: ts.StringLiteralLike | ts.TemplateExpression): string {
  return ts.isTemplateExpression(title) ? title.getText().slice(1, -1) : title.text
}

function isSkip(parts: readonly string[]): boolean {
  return parts.some((part) => SKIPPED.includes(part))
}

/** `test.skip()` in a test's own body; one with a condition is a matter of the machine. */
function skipsItself(call: ts.CallExpression): boolean {
  const body = call.arguments.at(-1)
  if (body === undefined || !ts.isFunctionLike(body)) return false
  return contains(
    body,
    (node) => ts.isCallExpression(node) && node.arguments.length === 0 && isSkipCall(node),
  )
}

/** Whether the details of a Playwright test, between its title and its body, name a tag. */
function hasTag(call: ts.CallExpression, tag: string): boolean {
  const details = call.arguments.slice(1, -1)
  return details.some((given) => contains(given, (node) => ts.isStringLiteral(node) && node.text === tag))
}

function isSkipCall(call: ts.CallExpression): boolean {
  const [name = '', ...parts] = nameParts(call.expression)
  return /^(?:describe|it|test\w*)$/.test(name) && isSkip(parts)
}

function contains(node: ts.Node, wanted: (node: ts.Node) => boolean): boolean {
  return wanted(node) || ts.forEachChild(node, (child) => contains(child, wanted) || undefined) === true
}

/** The calls that a test stands in, the outermost first. */
function groupsOf(node: ts.Node): readonly ts.CallExpression[] {
  const { parent } = node
  if (parent === undefined) return []
  return ts.isCallExpression(parent) ? [...groupsOf(parent), parent] : groupsOf(parent)
}

function groupTitles(statement: ts.Node): readonly string[] {
  const titles = groupsOf(statement).map((group) => group.arguments[0])
  return titles.flatMap((title) => (title !== undefined && isText(title) ? [titleText(title)] : []))
}
