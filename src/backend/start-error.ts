/** A reason not to start that the user of the terminal can fix: printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
