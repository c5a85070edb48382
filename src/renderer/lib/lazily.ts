/** Creates a value when it is first wanted: a formatter of `Intl` takes milliseconds, and a start has none to spare. */
export function lazily<Value>(create: () => Value): () => Value {
  let value: { readonly created: Value } | undefined
  return () => (value ??= { created: create() }).created
}
