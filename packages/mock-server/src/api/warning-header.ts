const MAX_CHARACTERS = 1000

/** Warnings as one header: ASCII alone, and short enough for every proxy. The log and the journal have them whole. */
export function warningHeader(warnings: readonly string[]): string {
  const text = warnings.join('; ').replaceAll(/[^\x20-\x7e]/g, '?')
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}...` : text
}
