import { operationTable } from '../../operation-table.ts'

/** A call of ours that a line of the core API is. */
export interface ServedLine {
  operationId: string
  method: string
  path: string
}

type LineOf = (operationId: string, method: string, path: string) => { method: string; path: string }

interface Line {
  operationId: string
  method: string
  pattern: RegExp
  names: readonly string[]
  ours: { method: string; path: string }
}

/** A path with `{name}` as a pattern, and its names. */
function patternOf(path: string): Pick<Line, 'pattern' | 'names'> {
  const names: string[] = []
  const source = path.replace(/\{(\w+)\}|[^{}]+/g, (text, name?: string) => {
    if (name === undefined) return text.replace(/[\\^$.*+?()[\]|]/g, '\\$&')
    names.push(name)
    return '([^/]+)'
  })
  return { pattern: new RegExp(`^${source}$`), names }
}

/** Finds the call of ours of a method and a path of the core API; undefined where it serves none. Fixed parts of a path go before parameters. */
export function createLineIn(
  lineOf: LineOf,
  isServed: (operationId: string) => boolean,
): (method: string, path: string) => ServedLine | undefined {
  const lines = Object.entries(operationTable).flatMap(([model, calls]) =>
    Object.entries<string>(calls).flatMap(([verb, line]): Line[] => {
      const operationId = `${model}.${verb}`
      const [method = '', path = ''] = line.split(' ')
      if (!isServed(operationId)) return []
      const theirs = lineOf(operationId, method, path)
      return [{ operationId, method: theirs.method, ...patternOf(theirs.path), ours: { method, path } }]
    }),
  )
  lines.sort((one, other) => one.names.length - other.names.length)
  return (method, path) => {
    for (const { operationId, method: theirs, pattern, names, ours } of lines) {
      const values = theirs === method ? pattern.exec(path)?.slice(1) : undefined
      if (!values) continue
      const partOf = (text: string, name: string) => values[names.indexOf(name)] ?? text
      return { operationId, method: ours.method, path: ours.path.replace(/\{(\w+)\}/g, partOf) }
    }
    return undefined
  }
}
