// The values of every named enumeration, for programs that go through them; the types alone can't be gone through.

const SECTIONS = 'GuiSectionName'

const constant = (name, schema) => `export const ${name} = ${JSON.stringify(schema.enum)} as const`

/**
 * Source text of sections.gen.ts: every page begins with the names of sections, and bundlers keep a file in one place.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export const sections = (spec) => `${constant(SECTIONS, spec.components.schemas[SECTIONS])}\n`

/**
 * Source text of enumerations.gen.ts.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function enumerations(spec) {
  const named = Object.entries(spec.components.schemas).filter(([, schema]) => schema.enum)
  // One by one, so that who needs one does not download all.
  const each = named.filter(([name]) => name !== SECTIONS).map(([name, schema]) => constant(name, schema))
  return `import { ${SECTIONS} } from './sections.gen.ts'
export { ${SECTIONS} }
${each.join('\n')}

/** The values of each named enumeration, in the order of the contract. */
export const enumerations = {
${named.map(([name]) => `  ${name},`).join('\n')}
} as const
`
}
