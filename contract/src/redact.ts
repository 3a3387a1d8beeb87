// A token as queries, forms, paths, JSON (also within JSON) and objects printed for people name it, and as headers carry it.
const tokens = /((?:\b|(?<=%[\da-f]{2}))(?:access_)?token(?:_id)?(?:=|%3D|\\*["']?\s*:\s*\\*["'])|\bbearer(?:\s|%20|\+)+)[^&\s"'#\\]+/gi

// LoopBack quotes the refused value in the text of a 422.
const passwords = /(`[^`]*password[^`]*`[^(;]*\(value: )(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^)]*)\)/gi

/**
 * The text without tokens of queries, headers and JSON, and without a refused password: safe for logs, toasts and reports.
 * `[redacted]` stands in their place.
 */
export const redact = (text: string): string => text.replace(tokens, '$1[redacted]').replace(passwords, '$1[redacted])')
