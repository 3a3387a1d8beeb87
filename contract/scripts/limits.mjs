// The limits of every field, for what has to know them beside a schema: how much a text field takes, the least that can be paid.

const keywords = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems']

/** That something is not negative, or there at all, is no limit that anybody asks for. */
const isLimit = (keyword, value) => value !== undefined && (keyword.startsWith('max') || value !== Math.trunc(value) || value > 1)

/** Limits of a field by keyword, in the order of `keywords`. */
const limitsOf = (schema) =>
  keywords.flatMap((keyword) => (isLimit(keyword, schema[keyword]) ? [`${keyword}: ${schema[keyword]}`] : []))

/**
 * Source text of limits.gen.ts.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function limits(spec) {
  const constants = Object.entries(spec.components.schemas).flatMap(([name, schema]) => {
    const own = limitsOf(schema)
    const fields = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
      const limited = limitsOf(property)
      return limited.length > 0 ? [`${field}: { ${limited.join(', ')} }`] : []
    })
    // One by one, so that who needs those of one schema does not download all.
    const all = [...own, ...fields]
    return all.length > 0 ? [`export const ${name} = { ${all.join(', ')} } as const`] : []
  })
  return `${constants.join('\n')}\n`
}
