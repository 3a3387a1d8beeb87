// Types of the contract in words, for the API pages.
import { deref } from './operation-table.mjs'

const nameOf = ($ref) => $ref.split('/').at(-1)
const anchor = (name) => name.toLowerCase()

/** The type of a schema as Markdown; named ones link to the page of types. */
export function typeText(spec, schema) {
  if (!schema) return 'anything'
  if (schema.$ref) return `[${nameOf(schema.$ref)}](types.md#${anchor(nameOf(schema.$ref))})`
  if (schema.enum) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  const choice = schema.oneOf ?? schema.anyOf
  if (choice) return choice.map((each) => typeText(spec, each)).join(' or ')
  if (schema.allOf) return schema.allOf.map((each) => typeText(spec, each)).join(' and ')
  if (schema.type === 'array') return `list of ${typeText(spec, schema.items)}`
  if (schema.type === 'object' && schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  if (schema.type === 'object') return 'object'
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  return schema.format ? `${type} (${schema.format})` : type
}

const cell = (text) => String(text).replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim()

/** A Markdown table of equal columns; nothing where there are no rows. */
export function table(head, rows) {
  if (rows.length === 0) return ''
  const line = (cells) => `| ${cells.map(cell).join(' | ')} |`
  return [line(head), `| ${head.map(() => '---').join(' | ')} |`, ...rows.map(line)].join('\n')
}

/** The fields of an object schema. */
export function fieldTable(spec, schema) {
  const { properties = {}, required = [] } = deref(spec, schema)
  const rows = Object.entries(properties).map(([name, field]) => {
    const type = typeText(spec, field) + (required.includes(name) ? '' : ', optional')
    return [`\`${name}\``, type, field['x-source'] ?? '', field.description ?? deref(spec, field).description ?? '']
  })
  // Bodies and answers of one call have no sources.
  const isOfModel = rows.some(([, , source]) => source !== '')
  const head = ['Field', 'Type', 'Source', 'Meaning']
  return isOfModel
    ? table(head, rows)
    : table(
        head.toSpliced(2, 1),
        rows.map((row) => row.toSpliced(2, 1)),
      )
}

const SOURCES = {
  stated: 'documented by the core API',
  inferred: 'our reading: the core API does not document it',
}

/** What an x-source means, in words. */
export const sourceText = (source) => SOURCES[source] ?? SOURCES.inferred

/** Source text of types.md: every named shape. */
export function typesPage(spec) {
  const sections = Object.entries(spec.components.schemas).map(([name, schema]) => {
    const relations = Object.entries(schema.properties ?? {}).filter(([, field]) => field['x-relation'])
    const keys = Object.keys(schema['x-searchable'] ?? {})
    return [
      `## ${name}`,
      schema.description ?? '',
      schema['x-source'] ? `Source: ${sourceText(schema['x-source'])}.` : '',
      schema.properties ? fieldTable(spec, schema) : `A value: ${typeText(spec, schema)}.`,
      relations.length > 0
        ? `Comes with \`include\`: ${relations.map(([relation]) => `\`${relation}\``).join(', ')}.`
        : '',
      keys.length > 0 ? `Keys of its filter text: ${keys.map((key) => `\`${key}\``).join(', ')}.` : '',
    ]
  })
  return ['# Types', 'Every named shape of the API.', ...sections.flat()].filter((part) => part !== '').join('\n\n')
}
