/** Why the server can't start, in a sentence for whoever started it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
