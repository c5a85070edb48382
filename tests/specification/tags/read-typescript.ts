import ts from 'typescript'
import { namedIds, type Tag } from './tag.ts'
import { declaredTest } from './test-call.ts'

/** The tags of a test file for Vitest or Playwright, in the order in which they stand. */
export function readTypescript(file: string, text: string): readonly Tag[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  return allNodes(source).flatMap((node) => tagsAbove(node, source))
}

/** Every node once, tokens included: a comment may stand before a closing bracket too. */
function allNodes(root: ts.SourceFile): readonly ts.Node[] {
  const outermost = new Map<number, ts.Node>()
  const visit = (node: ts.Node): void => {
    // What begins at one place shares its comments; the first to come is the whole statement.
    const isList = node.kind === ts.SyntaxKind.SyntaxList
    if (node !== root && !isList && !outermost.has(node.pos)) outermost.set(node.pos, node)
    if (!ts.isJsxText(node)) node.getChildren(root).forEach(visit)
  }
  visit(root)
  return [...outermost.values()].filter((node) => !ts.isJsxText(node))
}

function tagsAbove(node: ts.Node, source: ts.SourceFile): readonly Tag[] {
  const comments = ts.getLeadingCommentRanges(source.text, node.pos) ?? []
  return comments.flatMap(({ pos, end }) => {
    const ids = namedIds(source.text.slice(pos, end))
    if (ids === undefined) return []
    const line = source.getLineAndCharacterOfPosition(pos).line + 1
    const test = isRightAbove(source, end, node) ? declaredTest(node) : undefined
    return [{ ids, file: source.fileName, line, test }]
  })
}

/** Other comments may stand between a tag and its test, an empty line not. */
function isRightAbove(source: ts.SourceFile, end: number, node: ts.Node): boolean {
  return !/\n\s*\n/.test(source.text.slice(end, node.getStart(source)))
}
