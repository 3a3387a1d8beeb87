/**
 * The label of a value that a server sent. One that this app does not know, of a newer server say, is shown as it is, and
 * nothing where there is none.
 */
export const labelOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  value: Value | null | undefined,
): string => (value ? (Object.hasOwn(labels, value) ? labels[value] : value) : '')

/** Shorter ones, such as codes to be typed, would be half told by four characters. */
const REVEALING_LENGTH = 16

/** A key with all but its last four characters hidden; a short one wholly. */
export const maskKey = (key: string): string => `••••••••${key.length < REVEALING_LENGTH ? '' : key.slice(-4)}`
