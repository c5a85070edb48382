/** Goes to where members are searched, which says in the page of its key: a field, or the button that opens one. */
export function goToSearch(): void {
  const control = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  control?.focus()
  control?.click()
}
