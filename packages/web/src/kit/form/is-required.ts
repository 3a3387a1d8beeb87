import type { ZodMiniObject } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

const isObject = (schema: $ZodType | undefined): schema is ZodMiniObject => schema !== undefined && 'shape' in schema

/** What a schema says of the field at a dotted path. Fields inside an optional object are optional too. */
function saidOf(schema: ZodMiniObject, path: string): 'required' | 'optional' | 'nothing' {
  let at: $ZodType = schema
  let said: 'required' | 'optional' = 'required'
  for (const key of path.split('.')) {
    const field: $ZodType | undefined = isObject(at) ? at.shape[key] : undefined
    if (field === undefined) return said === 'optional' ? 'optional' : 'nothing'
    if (field._zod.optin === 'optional') said = 'optional'
    at = field
  }
  return said
}

/** Whether a schema insists on the field at a dotted path. */
export const isRequired = (schema: ZodMiniObject, path: string): boolean => saidOf(schema, path) === 'required'

/**
 * Whether a schema lets the field at a dotted path be left out. Of fields that it does not name, such as a password that is
 * asked for in place, it says neither.
 */
export const isOptional = (schema: ZodMiniObject, path: string): boolean => saidOf(schema, path) === 'optional'
