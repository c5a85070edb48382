let isFailing = false

/** Keeps a text in localStorage. Where that takes no more, the text lives as long as the window; the log says so once. */
export function keep(name: string, text: string): void {
  try {
    localStorage.setItem(name, text)
    isFailing = false
  } catch (error) {
    if (!isFailing) console.error(`${name} and what follows is kept until the window closes only`, error)
    isFailing = true
  }
}
