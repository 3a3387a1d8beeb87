import type { Lineboard } from '../client/client.ts'
import type { CallOptions, CallPromise } from '../operations/operation-types.ts'

/** A value for each part of a path. */
export const partsOf = (path: string): Record<string, unknown> =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 7]))

/** Whether calls of the method carry a body. */
export const hasBody = (method: string): boolean => ['POST', 'PUT', 'PATCH'].includes(method)

/** Arguments that any operation takes: a value for each part of its path, a condition, a body. */
export const argsOf = (method: string, path: string): object => ({
  ...partsOf(path),
  ...(method === 'DELETE' && { where: { id: 1 } }),
  ...(hasBody(method) && { body: { file: 'x', name: 'y' } }),
})

/** The named call of an operation that is known by its name alone. */
export function callById(api: Lineboard, id: string): (args: object, options?: CallOptions) => CallPromise<unknown> {
  const [model = '', verb = ''] = id.split('.')
  const call: unknown = Reflect.get(Reflect.get(api, model), verb)
  if (typeof call !== 'function') throw new TypeError(`${id} is no function`)
  return (args, options) => call(args, options)
}
