/** A value as JSON that a person can edit. */
export const toJsonText = (value: unknown): string => JSON.stringify(value, null, 2)

/** The value a text says; the text itself where it is no JSON, for the rules of the field to refuse. */
export function fromJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
