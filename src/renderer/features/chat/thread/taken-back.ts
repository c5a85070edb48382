/** Messages that were taken back in this start. */
const takenBack = new Set<string>()

export const noteTakenBack = (id: string): void => void takenBack.add(id)

/** Without what was taken back while the answer that holds it was on its way. */
export const stillThere = <Message extends { readonly id: string }>(
  messages: readonly Message[],
): readonly Message[] => messages.filter(({ id }) => !takenBack.has(id))
