import type { Row } from './row.ts'

const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'] as const
type Operator = (typeof operators)[number]

/** A condition on one column, such as 'receiver_id=eq.<uuid>' or 'category=in.(general,impulsame)'. */
export interface Filter {
  readonly column: string
  readonly operator: Operator
  readonly values: readonly string[]
}

/** Reads a filter as supabase-js writes it; null when it is not one of the supported operators. */
export function parseFilter(text: string): Filter | null {
  const [, column, name, value] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(text) ?? []
  const operator = operators.find((candidate) => candidate === name)
  if (column === undefined || value === undefined || operator === undefined) return null
  if (operator !== 'in') return { column, operator, values: [unquoted(value)] }
  const list = /^\((.*)\)$/s.exec(value)?.[1]
  if (list === undefined) return null
  return { column, operator, values: (list.match(/"(?:\\.|[^"\\])*"|[^,]+/gs) ?? []).map(unquoted) }
}

function unquoted(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value
}

/** As in SQL, a condition on a null column or on one that the row does not show is never met. */
export function meets(row: Row, { column, operator, values }: Filter): boolean {
  const actual = row[column]
  if (actual === null || actual === undefined) return false
  if (operator === 'in') return values.some((value) => compare(actual, value) === 0)
  const order = compare(actual, values[0] ?? '')
  const checks: Record<Exclude<Operator, 'in'>, boolean> = {
    eq: order === 0,
    neq: order !== 0,
    lt: order < 0,
    lte: order <= 0,
    gt: order > 0,
    gte: order >= 0,
  }
  return checks[operator]
}

const isTimestamp = (text: string) => /^\d{4}-\d\d-\d\d[T ]/.test(text)

/** Below, at or above zero; NaN, which fails every check, when the two cannot be compared. */
function compare(actual: unknown, expected: string): number {
  if (typeof actual === 'number') return actual - Number(expected)
  const text = typeof actual === 'string' ? actual : JSON.stringify(actual)
  if (isTimestamp(text) && isTimestamp(expected)) return Date.parse(text) - Date.parse(expected)
  if (text === expected) return 0
  return text < expected ? -1 : 1
}
