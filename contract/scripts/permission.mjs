// Who may make a call, whose its rows are, and which fields are not for everybody: what the contract says of rights, as data.

/**
 * Words for groups of people; any other permission is a list of sections, `{ changing: sections }` for a read like a change, or
 * `{ owner: sections }` for the owner's staff alone.
 */
const GROUPS = new Set([
  'public',
  'everybody',
  'any section',
  'administrators',
  "owner's administrators",
  'super administrator',
])

const sectionNames = (spec) => spec.components.schemas.GuiSectionName.enum

const isOfSections = (spec, named) => named.length > 0 && named.every((name) => sectionNames(spec).includes(name))

function problemOf(spec, { operation }) {
  const { 'x-permission': permission, 'x-no-impersonation': noImpersonation } = operation
  if (permission === undefined) return 'needs an x-permission: who may make the call'
  if ((permission === 'public') !== (operation.security?.length === 0))
    return 'is public in its x-permission or its security, and not in the other'
  if (noImpersonation !== undefined && noImpersonation !== true)
    return 'has an x-no-impersonation other than true: leave it out'
  const others = operation['x-cross-tenant']
  if (others !== undefined && !isOfSections(spec, others)) return `has an x-cross-tenant of no section: ${others}`
  const buying = operation['x-buying']
  if (buying !== undefined && !isOfSections(spec, buying)) return `has an x-buying of no section: ${buying}`
  if (buying !== undefined && operation['x-moves-money'] !== true) return 'has an x-buying, and moves no money'
  if (operation['x-own-account'] !== undefined && operation['x-own-account'] !== true)
    return 'has an x-own-account other than true: leave it out'
  if (typeof permission === 'string') return GROUPS.has(permission) ? undefined : `has the x-permission ${permission}`
  const named = Array.isArray(permission) ? permission : (permission.changing ?? permission.owner)
  return isOfSections(spec, named) ? undefined : `has an x-permission of no section: ${named.join(', ')}`
}

/**
 * Who may make a call. Throws where the contract leaves it out or contradicts itself.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 * @param {{ id: string, operation: object }} entry
 */
export function permissionOf(spec, entry) {
  const problem = problemOf(spec, entry)
  if (problem) throw new Error(`${entry.id} ${problem}.`)
  const {
    'x-permission': who,
    'x-effect': effect,
    'x-no-impersonation': noImpersonation,
    'x-cross-tenant': crossTenant,
    'x-buying': buying,
  } = entry.operation
  const isOwnAccount = entry.operation['x-own-account'] === true
  return {
    effect,
    who,
    ...(noImpersonation && { noImpersonation: true }),
    ...(isOwnAccount && { isOwnAccount }),
    ...(crossTenant && { crossTenant }),
    ...(buying && { buying }),
  }
}

/**
 * Whose the rows of an entity are. Throws for an entity without `customerId` that does not say.
 * @param {string} model
 * @param {object} schema
 */
export function rowsOf(model, schema) {
  const rows = schema['x-rows'] ?? (schema.properties?.customerId && 'customer')
  if (rows === undefined) throw new Error(`${model} has no customerId, so it needs an x-rows: whose its rows are.`)
  return rows
}

/**
 * The fields of an entity that not everybody reads who reads the row: `secret`, `own`, or sections.
 * @param {object} schema
 */
function guardedFields(schema) {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const guard = property['x-secret'] ? 'secret' : property['x-seen-by']
    return guard === undefined ? [] : [[name, guard]]
  })
  return Object.fromEntries(fields)
}

/** Guarded fields by who reads them: entities with their fields, in one text. */
function fieldsByRight(schemas, models) {
  const byRight = new Map()
  for (const model of models) {
    const rights = Map.groupBy(Object.entries(guardedFields(schemas[model])), ([, right]) => JSON.stringify(right))
    for (const [right, fields] of rights)
      byRight.set(right, [...(byRight.get(right) ?? []), [model, ...fields.map(([field]) => field)].join(' ')])
  }
  return [...byRight].map(([right, entities]) => `  [${right}, '${entities.join(', ')}'],`).join('\n')
}

const named = (spec, schema) => (schema?.$ref ? spec.components.schemas[schema.$ref.split('/').at(-1)] : schema)

/** Fields by entity that only a person in a session of their own changes, whichever call's body has them. */
function personalFields(spec, operations) {
  const byModel = {}
  for (const { id, operation } of operations) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      for (const [field, property] of Object.entries(named(spec, schema)?.properties ?? {})) {
        const [model] = id.split('.')
        if (property['x-in-person']) byModel[model] = [...new Set([...(byModel[model] ?? []), field])].sort()
      }
    }
  }
  return byModel
}

/** Operations by what is said of each: models with their verbs, in one text, which is a quarter smaller than a line for each of them. */
function callsByRight(spec, operations) {
  const byRight = new Map()
  for (const entry of operations) {
    const right = JSON.stringify(permissionOf(spec, entry))
    const [model, verb] = entry.id.split('.')
    const models = byRight.get(right) ?? new Map()
    models.set(model, [...(models.get(model) ?? []), verb])
    byRight.set(right, models)
  }
  return [...byRight]
    .map(([right, models]) => {
      const calls = [...models].map(([model, verbs]) => [model, ...verbs].join(' ')).join(', ')
      return `  [${right}, '${calls}'],`
    })
    .join('\n')
}

/**
 * Source text of permissions.gen.ts.
 * @param {import('./bundle.mjs').OpenApiDocument} spec
 * @param {readonly { id: string, operation: object }[]} operations
 * @param {readonly string[]} models
 */
export function permissionTable(spec, operations, models) {
  const { schemas } = spec.components
  const lines = (entries) => entries.map(([name, value]) => `  '${name}': ${JSON.stringify(value)},`).join('\n')
  const personal = Object.entries(personalFields(spec, operations))
  const owned = models.map((model) => [model, schemas[model]['x-owner-sees']])
  return `/** Who may make calls, and whether only in person: each right with the operations it is of, as models with their verbs. */
export const operationRights = [
${callsByRight(spec, operations)}
] as const

/** Whose the rows of each entity are. */
export const rowRights = {
${lines(models.map((model) => [model, rowsOf(model, schemas[model])]))}
} as const

/** Entities whose rows the owner's staff see of every customer, who see one of the sections. */
export const ownerRights = {
${lines(owned.filter(([, sections]) => sections !== undefined))}
} as const

/** Fields that only a person in a session of their own changes, by entity. */
export const personalFields = {
${lines(personal)}
} as const

/** Who reads fields that not everybody reads who reads the row: each right with its fields, as entities with their fields. */
export const fieldRights = [
${fieldsByRight(schemas, models)}
] as const
`
}
