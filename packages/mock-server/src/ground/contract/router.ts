import type { ApiOperation } from './api-operation.ts'

/** An operation found for a request, with its path parameters as text. */
export interface Match {
  operation: ApiOperation
  params: Readonly<Record<string, string>>
}

/** Finds the operation of a method and a path below the API's prefix. */
export type Router = (method: string, path: string) => Match | undefined

interface Template {
  operation: ApiOperation
  pattern: RegExp
  names: readonly string[]
}

function toTemplate(operation: ApiOperation): Template {
  const names: string[] = []
  const source = operation.path.replace(/\{(\w+)\}|[^{}]+/g, (text, name?: string) => {
    if (name === undefined) return text.replace(/[\\^$.*+?()[\]|]/g, '\\$&')
    names.push(name)
    return '([^/]+)'
  })
  return { operation, pattern: new RegExp(`^${source}$`), names }
}

/** Decoded, or undefined when the percent signs in it make no sense. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Exact paths by map, templates by method and number of segments: fixed segments win over parameters. */
export function createRouter(operations: readonly ApiOperation[]): Router {
  const exact = new Map<string, Match>()
  const templates = new Map<string, Template[]>()
  for (const operation of operations) {
    if (!operation.path.includes('{')) {
      exact.set(`${operation.method} ${operation.path}`, { operation, params: {} })
      continue
    }
    const key = `${operation.method} ${operation.path.split('/').length}`
    templates.set(key, [...(templates.get(key) ?? []), toTemplate(operation)])
  }
  for (const list of templates.values()) list.sort((left, right) => left.names.length - right.names.length)

  return (method, path) => {
    const found = exact.get(`${method} ${path}`)
    if (found) return found
    for (const { operation, pattern, names } of templates.get(`${method} ${path.split('/').length}`) ?? []) {
      const values = pattern.exec(path)?.slice(1).map(decoded)
      if (!values) continue
      return { operation, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }
    }
    return undefined
  }
}
