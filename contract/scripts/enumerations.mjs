// The values of every named enumeration, for programs that go through them; the types alone can't be gone through.

/**
 * Source text of enumerations.gen.ts.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function enumerations(spec) {
  const named = Object.entries(spec.components.schemas).filter(([, schema]) => schema.enum)
  // One by one, so that who needs one does not download all.
  const each = named.map(([name, schema]) => `export const ${name} = ${JSON.stringify(schema.enum)} as const`)
  return `${each.join('\n')}

/** The values of each named enumeration, in the order of the contract. */
export const enumerations = {
${named.map(([name]) => `  ${name},`).join('\n')}
} as const
`
}
