// The limits of every field, for what has to know them beside a schema: how much a text field takes, the least that can be paid.

const keywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']

/** That something is not negative, or there at all, is no limit that anybody asks for. */
const isLimit = (keyword, value) =>
  value !== undefined && (keyword.startsWith('max') || value > 1 || !Number.isInteger(value))

const limitsOf = (schema) => keywords.filter((keyword) => isLimit(keyword, schema[keyword]))

/** `AssetReferenceName` for the field `name` of `AssetReference`. */
const nameOf = (schema, field) => schema + field.replaceAll(/(?:^|_)(\w)/g, (_, first) => first.toUpperCase())

/**
 * Source text of limits.gen.ts. Throws an Error where two would have one name.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function limits(spec) {
  const limited = Object.entries(spec.components.schemas).flatMap(([name, schema]) => [
    [name, schema],
    ...Object.entries(schema.properties ?? {}).map(([field, property]) => [nameOf(name, field), property]),
  ])
  const found = limited.flatMap(([name, schema]) =>
    limitsOf(schema).map((keyword) => [nameOf(name, keyword), schema[keyword]]),
  )
  const names = found.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two limits have the name ${twice}.`)
  // A number each, which bundlers write where it is used.
  return `${found.map(([name, value]) => `export const ${name} = ${value}`).join('\n')}\n`
}
