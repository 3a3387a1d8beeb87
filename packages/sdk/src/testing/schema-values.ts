import type { Schema } from '@lineboard/contract/document'
import fc from 'fast-check'

type Values = fc.Arbitrary<unknown>

const wrong: Values = fc.constantFrom(
  null,
  true,
  -1,
  1.5,
  10_000_000,
  '',
  'x',
  'y'.repeat(5000),
  [],
  ['x'],
  {},
  { x: 1 },
)

const texts: Readonly<Record<string, Values>> = {
  'date-time': fc.constantFrom('2026-05-22T12:00:00Z', '2026-05-22T12:00:00.000Z', 'yesterday'),
  date: fc.constantFrom('2026-02-28', '2026-02-30'),
  email: fc.constantFrom('nora@harbordental.example', 'nora'),
  'uri-reference': fc.constant('/recordings/7'),
}

function text({ format = '', pattern, minLength = 0, maxLength = 20 }: Schema): Values {
  const length = { minLength, maxLength: Math.min(maxLength, minLength + 20) }
  return texts[format] ?? (pattern === undefined ? fc.string(length) : fc.stringMatching(new RegExp(pattern)))
}

/** Values by a JSON Schema of the contract, most of them right in most places: now and then one is wrong or missing. */
export function schemaValues(shapes: Readonly<Record<string, Schema>>): (schema: Schema) => Values {
  function fields(properties: Readonly<Record<string, Schema>>): Values {
    const some = Object.entries(properties).map(([name, property]) => [
      name,
      fc.option(valuesOf(property), { nil: undefined, freq: 30 }),
    ])
    return fc.record(Object.fromEntries(some)).map((row) => JSON.parse(JSON.stringify(row)))
  }

  function right(schema: Schema): Values {
    const { $ref, oneOf, type, properties, items = {}, minimum = 0, maximum = minimum + 1000 } = schema
    if ($ref !== undefined) return right(shapes[$ref.split('/').at(-1) ?? ''] ?? {})
    if (oneOf) return fc.oneof(...oneOf.map(right))
    if (schema.enum) return fc.constantFrom(...schema.enum)
    if (typeof type === 'object') return fc.oneof(...type.map((one) => right({ ...schema, type: one })))
    if (type === 'object') return properties ? fields(properties) : fc.dictionary(fc.string(), fc.integer())
    if (type === 'array') return fc.array(valuesOf(items), { maxLength: 3 })
    if (type === 'string') return text(schema)
    if (type === 'integer') return fc.integer({ min: minimum, max: maximum })
    if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true })
    return type === 'boolean' ? fc.boolean() : fc.constant(null)
  }

  const valuesOf = (schema: Schema): Values =>
    fc.oneof({ weight: 40, arbitrary: right(schema) }, { weight: 1, arbitrary: wrong })
  return valuesOf
}
