import type { ModelOperation, ModelShape } from './shapes.ts'

/** Where LoopBack itself serves a method that takes no id. */
const own: Readonly<Record<string, string>> = { find: '', count: '/count', upsert: '', patch: '', create: '' }

/** A request as LoopBack serves it. */
interface Rewrite {
  method: string
  path: string
}

/**
 * The documented calls that are a method of LoopBack under another address, such as `GET /OpNumbers/tracking_numbers` for
 * `GET /OpNumbers`, by method and path.
 */
export function rewrites(
  operations: readonly ModelOperation[],
  models: readonly ModelShape[],
): ReadonlyMap<string, Rewrite> {
  const plural = new Map(models.map((model) => [model.name, model.plural]))
  const table = operations.flatMap(({ verb, path, model, method }): [string, Rewrite][] => {
    const suffix = own[method]
    if (suffix === undefined) return []
    const served = { method: method === 'patch' ? 'PATCH' : verb.toUpperCase(), path: `/${plural.get(model)}${suffix}` }
    return [[`${verb.toUpperCase()} ${path}`, served]]
  })
  return new Map(table.filter(([key, { method, path }]) => key !== `${method} ${path}`))
}
