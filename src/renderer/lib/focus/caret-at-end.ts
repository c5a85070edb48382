/**
 * Ref of a text field that may hold a draft: what is typed goes on behind it. Once, as it comes into the page; from then
 * on the caret stays where the member puts it.
 */
export function caretAtEnd(field: HTMLInputElement | HTMLTextAreaElement | null): void {
  field?.setSelectionRange(field.value.length, field.value.length)
}
