/** Levels of arrays and objects in each other that are read: the deepest filter that is taken has half of them. */
const MAX_LEVELS = 100

/** JSON nested so deep that whoever walks or writes it would run out of stack. */
export class NestedTooDeep extends SyntaxError {
  override readonly name = 'SyntaxError'

  constructor() {
    super(`The JSON is nested deeper than ${MAX_LEVELS} levels.`)
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}

/** The value of a JSON text that a client sent. Throws a SyntaxError for what is no JSON, or is nested too deep. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  // Each level takes a bracket: most texts are too short for so many.
  if (text.length > MAX_LEVELS && isDeeper(value, MAX_LEVELS)) throw new NestedTooDeep()
  return value
}
