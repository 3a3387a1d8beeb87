/** What was written in a ticket, of its parts: a ticket is found by all of it. */
export function textOf(...parts: readonly (string | undefined)[]): { text?: string } {
  const text = parts.filter(Boolean).join('\n\n')
  return text === '' ? {} : { text }
}
