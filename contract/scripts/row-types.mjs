// Names of row types, for programs that say what a function of theirs takes.
import { entityNames } from './entity-metadata.mjs'

/**
 * Source text of rows.gen.ts.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function rowTypes(spec) {
  const schemas = spec.components.schemas
  const each = entityNames(spec).map((name) => {
    const text = (schemas[name].description ?? `A row of ${name}.`)
      .replaceAll('*/', '* /')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return `/** ${text} */\nexport type ${name} = components['schemas']['${name}']`
  })
  return `import type { components } from './schema.gen.ts'\n\n${each.join('\n\n')}\n`
}
