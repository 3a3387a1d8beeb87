/**
 * The label of a value that a server sent. One that this app does not know, of a newer server say, is shown as it is, and
 * nothing where there is none.
 */
export const labelOf = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  value: Value | null | undefined,
): string => (value ? (Object.hasOwn(labels, value) ? labels[value] : value) : '')
