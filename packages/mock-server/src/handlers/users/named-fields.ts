import type { Values } from '../../crud/fields.ts'
import type { Context } from '../types.ts'

/** The fields of the body that the operation names: whatever else a client sends is not for it to set. */
export function namedFields({ operation, body }: Context): Values {
  const { properties = {} } = operation.bodySchema ?? {}
  return Object.fromEntries(Object.entries(body ?? {}).filter(([name]) => Object.hasOwn(properties, name)))
}
