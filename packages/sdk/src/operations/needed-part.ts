import type { OperationEntry } from './operation-entry.ts'
import type { OperationParts } from './operation-parts.ts'

/** A part that a call turned out to need. Throws a TypeError where it was not given, as the call would mean something else. */
export function neededPart<Name extends keyof OperationParts>(
  { id, parts }: OperationEntry,
  name: Name,
): OperationParts[Name] {
  const part = parts[name]
  if (!part) throw new TypeError(`${id} needs ${name}: bindOperation(transport, id, line, { ${name} })`)
  return part
}
