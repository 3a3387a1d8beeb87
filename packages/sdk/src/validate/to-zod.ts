import type { Schema } from '@lineboard/contract/document'
import * as z from 'zod/mini'

/** A zod schema of a JSON Schema of the contract. */
export type ToZod = (schema: Schema) => z.ZodMiniType

/** The check of a limit, where the schema sets it. */
const given = <Limit, Check>(limit: Limit | undefined, check: (limit: Limit) => Check): Check[] =>
  limit === undefined ? [] : [check(limit)]

function text({ format, pattern, minLength, maxLength }: Schema): z.ZodMiniType {
  if (format === 'date-time') return z.iso.datetime()
  if (format === 'date') return z.iso.date()
  return (format === 'email' ? z.email() : z.string()).check(
    ...given(minLength, (length) => z.minLength(length)),
    ...given(maxLength, (length) => z.maxLength(length)),
    ...given(pattern, (source) => z.regex(new RegExp(source))),
  )
}

const number = ({ type, minimum, maximum, exclusiveMinimum }: Schema): z.ZodMiniType =>
  (type === 'integer' ? z.int() : z.number()).check(
    ...given(minimum, (least) => z.gte(least)),
    ...given(maximum, (most) => z.lte(most)),
    ...given(exclusiveMinimum, (bound) => z.gt(bound)),
  )

/**
 * Reads the JSON Schemas of a contract as zod schemas, which check without making code from text: edge runtimes and strict
 * security policies forbid that. A shape that several name is made once, when it is first needed.
 */
export function createToZod(shapes: Readonly<Record<string, Schema>>): ToZod {
  const made = new Map<string, z.ZodMiniType>()

  function shape($ref: string): z.ZodMiniType {
    const name = $ref.split('/').at(-1) ?? ''
    const schema = made.get(name) ?? toZod(shapes[name] ?? {})
    made.set(name, schema)
    return schema
  }

  const list = ({ items = {}, minItems, maxItems }: Schema) =>
    z
      .array(toZod(items))
      .check(...given(minItems, (least) => z.minLength(least)), ...given(maxItems, (most) => z.maxLength(most)))

  function fields({ properties, required = [], additionalProperties }: Schema): z.ZodMiniType {
    // Without named fields it is a map.
    if (!properties)
      return z.record(z.string(), toZod(typeof additionalProperties === 'object' ? additionalProperties : {}))
    const entries = Object.entries(properties).map(([name, property]) => {
      const field = toZod(property)
      return [name, required.includes(name) ? field : z.optional(field)]
    })
    return z.object(Object.fromEntries(entries))
  }

  function toZod(schema: Schema): z.ZodMiniType {
    const { $ref, oneOf, type } = schema
    if ($ref !== undefined) return shape($ref)
    if (oneOf) return z.union(oneOf.map(toZod))
    if (schema.enum) return z.literal([...schema.enum])
    if (typeof type === 'object') return z.union(type.map((one) => toZod({ ...schema, type: one })))
    if (type === 'object') return fields(schema)
    if (type === 'array') return list(schema)
    if (type === 'string') return text(schema)
    if (type === 'integer' || type === 'number') return number(schema)
    if (type === 'boolean') return z.boolean()
    return type === 'null' ? z.null() : z.unknown()
  }

  return toZod
}
