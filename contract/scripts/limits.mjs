// The limits of every field, for what has to know them beside a schema: how much a text field takes, the least that can be paid.

const keywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']

/** That something is not negative, or there at all, is no limit that anybody asks for. */
const isLimit = (keyword, value) =>
  value !== undefined && (keyword.startsWith('max') || value > 1 || !Number.isInteger(value))

const limitsOf = (schema) => keywords.filter((keyword) => isLimit(keyword, schema[keyword]))

/** `AssetReferenceName` for the field `name` of `AssetReference`. */
const nameOf = (schema, field) => schema + field.replaceAll(/(?:^|_)(\w)/g, (_, first) => first.toUpperCase())

/**
 * Source text of limits.gen.ts. Throws an Error where two fields would have one name.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function limits(spec) {
  const limited = Object.entries(spec.components.schemas).flatMap(([name, schema]) => [
    [name, schema],
    ...Object.entries(schema.properties ?? {}).map(([field, property]) => [nameOf(name, field), property]),
  ])
  const found = limited.filter(([, schema]) => limitsOf(schema).length > 0)
  const names = found.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`Two fields have limits by the name ${twice}.`)
  // One by one, so that who needs one does not download all.
  const constants = found.map(([name, schema]) => {
    const values = limitsOf(schema).map((keyword) => `${keyword}: ${schema[keyword]}`)
    return `export const ${name} = { ${values.join(', ')} } as const`
  })
  return `${constants.join('\n')}\n`
}
