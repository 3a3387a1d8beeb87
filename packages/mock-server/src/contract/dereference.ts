/**
 * The document with every local `$ref` replaced by what it names. The same reference gives the same object, so that a
 * validator compiled for it serves everywhere. The contract has no cycles.
 */
export function dereference<T extends object>(document: T): T {
  const resolved = new Map<string, unknown>()

  function target(reference: string): unknown {
    if (!resolved.has(reference)) {
      let at: unknown = document
      for (const key of reference.slice(2).split('/')) {
        const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
        at = typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined
      }
      if (at === undefined) throw new Error(`The contract refers to ${reference}, which is not there.`)
      resolved.set(reference, walk(at))
    }
    return resolved.get(reference)
  }

  function walk(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(walk)
    if (typeof node !== 'object' || node === null) return node
    if ('$ref' in node && typeof node.$ref === 'string') return target(node.$ref)
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value)]))
  }

  // What it refers to stands in its place, so that its shape is the same.
  return walk(document) as T
}
