/** Names that were asked for: each column is compared with each field. */
const known = new Map<string, readonly string[]>()

/** Words of a name in camel or snake case, in lower case: `sip_gatewayId` is sip, gateway, id. */
export function wordsOf(name: string): readonly string[] {
  const words =
    known.get(name) ??
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z\d]+/)
      .filter(Boolean)
  known.set(name, words)
  return words
}

/** A name without case and separators. */
export const joined = (name: string): string => wordsOf(name).join('')

/** A name as people read it: `lastAppUsed` is "Last app used". */
export function labelOf(name: string): string {
  const text = wordsOf(name).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Names of columns with secrets: neither recorded nor shown. */
export const isSecretName = (name: string): boolean =>
  /pass(word|wd)?$|token|secret|hash|salt|api_?key|pin$/i.test(name)

// Columns whose values say who somebody is, or what somebody wrote.
const PERSONAL =
  /name|mail|phone|number|address|street|city|zip|postal|country|state_?code|ip$|host|url|uri|title|text|note|comment|description|subject|message|user|agent|owner|login|contact|person|member|operator|caller|callee|^src$|^dst$|clid|channel$|amount|price|cost|charge|balance|file|path|id$|by$/i

/** Whether the values of a column may be codes. */
export const mayHaveCodes = (name: string): boolean => !isSecretName(name) && !PERSONAL.test(name)
