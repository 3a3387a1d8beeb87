/** The filter would not mean the same on every server, or would delete everything. Thrown before anything is sent. */
export class FilterError extends Error {
  override name = 'FilterError'
}

/** The address would be longer than servers take, and the call cannot be split into several. Thrown before sending. */
export class UrlTooLongError extends FilterError {
  override name = 'UrlTooLongError'
}
