import { ColumnUpdateNode, ReferenceNode, TableNode, type KyselyPlugin, type OnConflictNode } from 'kysely'

/**
 * Inserts as PostgREST does. What overwrites a row sets its key too, which takes the right to change that; a row without
 * any value has the default ones, where the library writes wrong SQL.
 */
export const postgrestWrites: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind !== 'InsertQueryNode') return node
    const { columns = [], values: _values, onConflict, ...insert } = node
    if (node.columns?.length === 0) return { ...insert, defaultValues: true }
    // Where nothing but the key is given, the library sets it already.
    const isOverwritten = onConflict?.updates && columns.length > (onConflict.columns?.length ?? 0)
    return isOverwritten ? { ...node, onConflict: withKey(onConflict) } : node
  },
  transformResult: async ({ result }) => result,
}

function withKey({ columns = [], updates = [], ...conflict }: OnConflictNode): OnConflictNode {
  const excluded = TableNode.create('excluded')
  const key = columns.map((column) => ColumnUpdateNode.create(column, ReferenceNode.create(column, excluded)))
  return { ...conflict, columns, updates: [...key, ...updates] }
}
