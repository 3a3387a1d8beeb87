import { fieldRightOf } from '../permissions/may-touch.ts'
import type { SchemaNode } from './openapi-document.ts'

/** A part of JSON Schema. */
export type FilterSchema = SchemaNode & Readonly<Record<string, unknown>>

type Named = Readonly<Record<string, FilterSchema>>

interface EntityMeta {
  readonly fields: Readonly<Record<string, string>>
  readonly relations: Readonly<Record<string, unknown>>
  readonly searchable: Readonly<Record<string, string>>
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const list = (items: FilterSchema, description: string) => ({ type: 'array', minItems: 1, items, description })

const equality = (value: FilterSchema): Named => ({
  eq: { ...value, description: 'This value. The value by itself says the same on every server.' },
  neq: { ...value, description: 'Not this value. Rows without a value match too.' },
  inq: list(value, 'One of these.'),
  nin: list(value, 'None of these. Rows without a value match too.'),
  exists: { type: 'boolean', description: 'Whether there is a value. Servers differ in what they take for none.' },
})

const order = (value: FilterSchema): Named => ({
  gt: { ...value, description: 'Greater, or later, than this.' },
  gte: { ...value, description: 'This, or greater or later.' },
  lt: { ...value, description: 'Less, or earlier, than this.' },
  lte: { ...value, description: 'This, or less or earlier.' },
  between: { ...list(value, 'From the first to the second, both included.'), minItems: 2, maxItems: 2 },
})

const count = (description: string): FilterSchema => ({ type: 'integer', minimum: 0, description })
const text = (description: string): FilterSchema => ({ type: 'string', description })
const patterns: Named = {
  like: text('Like this, where `%` stands for any characters and `_` for one, in the letter case of the server.'),
  nlike: text('Not like this.'),
  ilike: text('Like this, whatever the letter case and, on most servers, the accents.'),
  nilike: text('Not like this, whatever the letter case and, on most servers, the accents.'),
  regexp: text('Matches the regular expression. Some servers ignore it.'),
  options: text('Flags of the regular expression.'),
}

/** `XOperators`, and `XCondition`: a value, null, or those. */
const condition = (name: string, what: string, value: FilterSchema, properties: Named): Named => ({
  [`${name}Operators`]: {
    type: 'object',
    description: `How ${what} is compared. Some servers take only one operator a field.`,
    minProperties: 1,
    additionalProperties: false,
    properties,
  },
  [`${name}Condition`]: {
    description: `What ${what} must be: a value to equal, null for none, or operators.`,
    anyOf: [value, { type: 'null' }, ref(`${name}Operators`)],
  },
})

const string = { type: 'string' }
const number = { type: 'number' }
const moment = { type: 'string', format: 'date-time' }
const flag = { type: 'boolean' }
const kinds: Named = {
  ...condition('Text', 'a text', string, { ...equality(string), ...order(string), ...patterns }),
  ...condition('Number', 'a number', number, { ...equality(number), ...order(number) }),
  ...condition('Time', 'a time', moment, { ...equality(moment), ...order(moment) }),
  ...condition('Flag', 'a field that is true or false', flag, equality(flag)),
}

const conditionOfKind: Readonly<Record<string, string>> = {
  integer: 'Number',
  number: 'Number',
  boolean: 'Flag',
  'date-time': 'Time',
  date: 'Time',
}

/** Name of the enumeration of a field that has one of its own. */
function enumerationOf(property: SchemaNode | undefined, schemas: Readonly<Record<string, SchemaNode>>) {
  const name = property?.$ref?.split('/').at(-1)
  return name && schemas[name]?.enum && name
}

/**
 * The shapes of what is asked of an entity, by name: `XWhere`, `XFilter`, and the conditions they are made of. Of the ways LoopBack
 * takes, they have those that every language has types for: `order`, `fields` and `include` as lists.
 */
export function filterSchemas(model: string, meta: EntityMeta, schemas: Readonly<Record<string, SchemaNode>>): Named {
  const { fields, relations, searchable } = meta
  const made: Record<string, FilterSchema> = { ...kinds }
  // Nobody may ask for rows by a secret, or by what only its owner reads.
  const isAsked = (name: string) => !['secret', 'own'].includes(String(fieldRightOf(model, name)))
  const plain = Object.keys(fields).filter(
    (name) => isAsked(name) && !['object', 'array', 'any'].includes(fields[name] ?? ''),
  )
  const joined = Object.values(searchable).filter((path) => path.includes('.'))
  const paths = [...plain, ...joined]

  function conditionOf(name: string) {
    const enumeration = enumerationOf(schemas[model]?.properties?.[name], schemas)
    if (!enumeration) return ref(`${conditionOfKind[fields[name] ?? ''] ?? 'Text'}Condition`)
    const value = ref(enumeration)
    Object.assign(made, condition(enumeration, `a ${enumeration}`, value, equality(value)))
    return ref(`${enumeration}Condition`)
  }

  made[`${model}Where`] = {
    type: 'object',
    description: `Conditions on rows of ${model}; several must all hold. A dotted name is a field of a related row.`,
    properties: {
      ...Object.fromEntries(paths.map((name) => [name, conditionOf(name)])),
      and: list(ref(`${model}Where`), 'All of these hold.'),
      or: list(ref(`${model}Where`), 'One of these holds.'),
    },
  }
  const term = { type: 'string', pattern: `^(${paths.join('|').replaceAll('.', '\\.')})( (ASC|DESC))?$` }
  const related = Object.keys(relations)
  made[`${model}Filter`] = {
    type: 'object',
    description: `Which rows of ${model}, in which order, how many.`,
    additionalProperties: false,
    properties: {
      where: ref(`${model}Where`),
      order: list(term, 'Fields to sort by, each as `field`, `field ASC` or `field DESC`.'),
      limit: count('How many rows at the most. None or 0 means all.'),
      skip: count('How many rows to leave out first.'),
      fields: list(
        { type: 'string', enum: Object.keys(fields).filter((name) => fieldRightOf(model, name) !== 'secret') },
        'Fields to answer, all where left out.',
      ),
      ...(related.length > 0 && { include: list({ type: 'string', enum: related }, 'Relations to embed.') }),
    },
  }
  return made
}
