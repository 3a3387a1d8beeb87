const tokens = /\b((?:access_)?token(?:=|":\s*")|bearer\s+)[^&\s"'#]+/gi

// LoopBack quotes the refused value in the text of a 422.
const passwords = /(`[^`]*password[^`]*`[^(;]*\(value: )[^)]*\)/gi

/** The text without tokens of queries, headers and JSON, and without a refused password: safe for logs, toasts and reports. */
export function redact(text: string): string {
  return text.replace(tokens, '$1[redacted]').replace(passwords, '$1[redacted])')
}
