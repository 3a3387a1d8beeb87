import type { ZodMiniObject } from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'

const isObject = (schema: $ZodType | undefined): schema is ZodMiniObject => schema !== undefined && 'shape' in schema

/** Whether a schema insists on the field at a dotted path. Fields inside an optional object are optional too. */
export function isRequired(schema: ZodMiniObject, path: string): boolean {
  let at: $ZodType = schema
  for (const key of path.split('.')) {
    const field: $ZodType | undefined = isObject(at) ? at.shape[key] : undefined
    if (field === undefined || field._zod.optin === 'optional') return false
    at = field
  }
  return true
}
