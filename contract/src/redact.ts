// A token as queries, forms, paths, JSON (also within JSON) and objects printed for people name it, and as headers carry it.
// A password as LoopBack quotes the value that it refused in the text of a 422; no further apart than such a text has it, or long ones take forever.
const secrets =
  /(\b(?:access_)?token\w*(?:=|[\\"'\s]*:[\\\s]*["'])|bearer\s+)[^&\s"'#\\]+|(`[^`]{0,99}password[^`]{0,99}`[^(;]{0,500}\(value: )("(?:\\.|[^"\\])*"|[^)]*)/gi

/**
 * The text without tokens of queries, headers and JSON, and without a refused password: safe for logs, toasts and reports.
 * `[redacted]` stands in their place.
 */
export const redact = (text: string): string => text.replace(secrets, '$1$2[redacted]')
