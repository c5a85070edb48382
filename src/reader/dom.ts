/** Creates an element with properties and children. Texts are never parsed as HTML. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> & { readonly aria?: Readonly<Record<string, string>> } = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const { aria = {}, ...rest } = properties
  const element = Object.assign(document.createElement(tag), rest)
  for (const [name, value] of Object.entries(aria)) element.setAttribute(`aria-${name}`, value)
  element.append(...children)
  return element
}
