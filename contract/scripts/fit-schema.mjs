// JSON Schema of core.fit.yaml, for editors: each model, field, relation and call of the contract by its name.
import { entityNames, entityOf } from './entity-metadata.mjs'
import { deref, listOperations } from './operation-table.mjs'

const text = { type: 'string' }
const plain = { type: ['string', 'number', 'boolean'] }
const ref = (name) => ({ $ref: `#/definitions/${name}` })

/** An object with these properties and no others. */
const exact = (properties, required = []) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required.length > 0 && { required }),
})

const described = (description, schema) => ({ description, ...schema })

/** A number that two of theirs make, and a time in their form. */
const computed = [
  exact(
    {
      from: described('Two fields: the first minus the second.', {
        type: 'array',
        items: text,
        minItems: 2,
        maxItems: 2,
      }),
      as: { const: 'difference' },
    },
    ['from', 'as'],
  ),
  exact(
    {
      from: described('Name of their field.', text),
      as: { const: 'time' },
      format: described('In the letters of date-fns; t is seconds, T milliseconds since 1970.', {
        ...text,
        examples: ['yyyy-MM-dd HH:mm:ss', 't', 'T'],
      }),
      zone: described('Time zone of the times, UTC without one.', { ...text, examples: ['UTC', 'Europe/Berlin'] }),
    },
    ['from', 'as', 'format'],
  ),
]

/** Each part of a field with other words, units or times, by what ours may be. */
const mappedField = (ours) => ({
  anyOf: [
    described('Name of their field.', text),
    exact({ value: described('One value of ours for all rows.', ours) }, ['value']),
    ...(ours === plain ? computed : []),
    exact(
      {
        from: described('Name of their field.', text),
        values: described('Our value by theirs.', { type: 'object', additionalProperties: ours }),
        other: described('Our value for each of theirs that is not listed.', ours),
        times: described('Our value is theirs, multiplied: 0.001 for milliseconds that are seconds here.', {
          type: 'number',
          exclusiveMinimum: 0,
        }),
      },
      ['from'],
    ),
  ],
})

/** The same as in `src/fit/fit.ts`: reports that can be counted from the rows of calls. */
const countedCalls = new Set([
  'CallLog.compareReport',
  'Report.activityReport',
  'Report.dashboardData',
  'Report.overviewReport',
  'Report.statistics',
])

/** The same as in `src/fit/fit.ts`: models whose rows may be in a currency of their own. */
const ownCurrencies = new Set(['CallLog', 'CallLogSupport', 'PaymentTransaction'])

const definitions = {
  call: described('none where the core API does not serve it, or its method and path.', {
    type: 'string',
    pattern: '^(none|(GET|POST|PUT|PATCH|DELETE) /\\S*)$',
    examples: ['none', 'GET /Cdrs'],
  }),
  report: described('none where the core API does not serve it, rows to count it from calls, or its method and path.', {
    type: 'string',
    pattern: '^(none|rows|(GET|POST|PUT|PATCH|DELETE) /\\S*)$',
    examples: ['rows', 'none'],
  }),
  own: exact({ label: described('What people read.', text), kind: { enum: ['text', 'number', 'yesNo', 'time'] } }, [
    'label',
    'kind',
  ]),
}

/** Names of the definitions of fields that are one of these words, and the definitions. */
function createFields() {
  const names = new Map()
  const made = {}
  return {
    made,
    refTo(ours) {
      const key = JSON.stringify(ours)
      const name = names.get(key) ?? `field${names.size + 1}`
      names.set(key, name)
      made[name] = mappedField(ours)
      return ref(name)
    },
  }
}

/** What a field of ours may be: one of its words, yes or no, or anything. */
function fieldSchema(spec, refTo, property, kind) {
  const { enum: words, description } = { ...deref(spec, property), ...property }
  const isWords = words?.every((word) => typeof word === 'string')
  const about = [description, isWords ? `One of ${words.join(', ')}.` : `Kind: ${kind}.`]
  const source = property['x-source'] === 'inferred' && 'Inferred: your core API may lack it.'
  const ours = isWords ? { enum: words } : kind === 'boolean' ? { type: 'boolean' } : plain
  return described([...about, source].filter(Boolean).join(' '), refTo(ours))
}

function modelSchema(spec, refTo, listed, name) {
  const schema = spec.components.schemas[name]
  const { fields, relations } = entityOf(spec, schema)
  const names = Object.keys(fields)
  const theirs = (relation) =>
    described(`Their name of this relation to ${relation.model}, none, or joined: its rows are read by their ids.`, {
      ...text,
      ...(!listed.has(relation.model) && { not: { const: 'joined' } }),
    })
  return described(
    schema.description ?? '',
    exact({
      path: described('Path of the list.', { ...text, examples: ['/Cdrs'] }),
      time: described('Their field with the time of a row.', text),
      owner: described('Their field with the customer of a row.', text),
      ...(ownCurrencies.has(name) && { currency: described('Their field with the ISO 4217 code of a row.', text) }),
      fields: exact(
        Object.fromEntries(
          names.map((field) => [field, fieldSchema(spec, refTo, schema.properties[field], fields[field])]),
        ),
      ),
      relations: exact(Object.fromEntries(Object.entries(relations).map(([name, to]) => [name, theirs(to)]))),
      lacks: described('Fields and relations that the core API does not have.', {
        type: 'array',
        items: { enum: [...names, ...Object.keys(relations)] },
      }),
      own: described('Fields that the core API alone has.', {
        type: 'object',
        propertyNames: { not: { enum: names } },
        additionalProperties: ref('own'),
      }),
    }),
  )
}

/**
 * The schema as JSON text.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 */
export function fitSchema(spec) {
  const operations = listOperations(spec)
  const fields = createFields()
  const listed = new Set(operations.flatMap(({ id }) => (id.endsWith('.find') ? id.slice(0, -5) : [])))
  const calls = operations.map(({ id, operation }) => [
    id,
    described(operation.summary ?? '', ref(countedCalls.has(id) ? 'report' : 'call')),
  ])
  const groups = [...new Set(operations.map(({ id }) => id.replace(/\..*/, '.*')))].map((id) => [
    id,
    described('All calls of the model.', { const: 'none' }),
  ])
  const models = entityNames(spec).map((name) => [name, modelSchema(spec, fields.refTo, listed, name)])
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'core.fit.yaml',
    description: 'How a core API differs from the contract of Lineboard.',
    ...exact(
      {
        fit: described('Version of the file.', { const: 1 }),
        currency: described('ISO 4217 code of the currency that amounts are kept in, USD without one.', {
          ...text,
          pattern: '^[A-Z]{3}$',
          examples: ['EUR', 'GBP'],
        }),
        calls: exact(Object.fromEntries([...calls, ...groups])),
        models: exact(Object.fromEntries(models)),
      },
      ['fit'],
    ),
    definitions: { ...definitions, ...fields.made },
  }
  return `${JSON.stringify(schema, null, 1)}\n`
}
