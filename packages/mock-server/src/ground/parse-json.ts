/** Levels of arrays and objects in each other that are read: the deepest filter that is taken has half of them. */
const MAX_LEVELS = 100

/** JSON nested so deep that whoever walks or writes it would run out of stack. */
export class NestedTooDeep extends SyntaxError {
  override readonly name = 'SyntaxError'

  constructor() {
    super(`The JSON is nested deeper than ${MAX_LEVELS} levels.`)
  }
}

/** Whether a text has more levels, without parsing it: a parser would take its time for them. */
function isDeeper(text: string, levels: number): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at++
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '[' || character === '{') {
      depth++
      if (depth > levels) return true
    } else if (character === ']' || character === '}') depth--
  }
  return false
}

/** The value of a JSON text that a client sent. Throws a SyntaxError for what is no JSON, or is nested too deep. */
export function parseJson(text: string): unknown {
  // Each level takes a bracket: most texts are too short for so many.
  if (text.length > MAX_LEVELS && isDeeper(text, MAX_LEVELS)) throw new NestedTooDeep()
  return JSON.parse(text)
}
