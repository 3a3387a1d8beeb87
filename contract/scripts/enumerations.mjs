// The values of every named enumeration, for programs that go through them; the types alone can't be gone through.

/**
 * Source text of enumerations.gen.ts.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function enumerations(spec) {
  const named = Object.entries(spec.components.schemas).filter(([, schema]) => schema.enum)
  const lines = named.map(([name, schema]) => `  ${name}: ${JSON.stringify(schema.enum)},`)
  return `/** The values of each named enumeration, in the order of the contract. */
export const enumerations = {
${lines.join('\n')}
} as const
`
}
