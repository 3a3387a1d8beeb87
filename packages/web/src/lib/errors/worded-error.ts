/** A failure of our own whose message is in words for a person already. */
export class WordedError extends Error {
  override name = 'WordedError'
}
