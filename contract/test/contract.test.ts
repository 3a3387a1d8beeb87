import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/bundle.mjs'
import { effectOf } from '../scripts/effect.mjs'
import { addInsufficientStorage } from '../scripts/insufficient-storage.mjs'
import { listOperations } from '../scripts/operation-table.mjs'
import { entities } from '../src/entities.ts'
import { operationTable } from '../src/index.ts'

const spec = await bundleContract()
const all = listOperations(spec)

/** The same document with every `#/components/…` reference pointing into one registered schema. */
function compileAll(ajv: Ajv | Ajv2020) {
  addFormats.default(ajv)
  ajv.addVocabulary([
    'components',
    'example',
    'x-source',
    'x-searchable',
    'x-relation',
    'x-reference',
    'x-json-schema',
    'x-rows',
    'x-owner-sees',
    'x-server-sets',
    'x-secret',
    'x-seen-by',
    'x-in-person',
  ])
  ajv.addSchema({ $id: 'contract', components: spec.components })
  return Object.keys(spec.components.schemas).map((name) =>
    ajv.compile({ $ref: `contract#/components/schemas/${name}` }),
  )
}

describe('operations', () => {
  test('no documented call is lost', () => {
    const hint = 'If you added or removed a call on purpose, change the number here.'
    expect(all.length, hint).toBe(259)
  })

  test('each call that sets a password has the rule of the sign-up', () => {
    const setting = all.flatMap(({ id, operation }) =>
      Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) => {
        const body = spec.components.schemas[schema?.$ref?.split('/').at(-1) ?? '']
        return body?.properties?.password ? [[id, body.properties.password.$ref] as const] : []
      }),
    )
    const rule = '#/components/schemas/Password'
    expect(setting.filter(([, ref]) => ref !== rule).map(([id]) => id)).toEqual(['DashUser.authenticate'])
    expect(setting.map(([id]) => id)).toEqual(
      expect.arrayContaining(['DashUser.register', 'DashUser.create', 'DashUser.patchById']),
    )
  })

  test('each name, and each method on a path, is there once', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length)
  })

  test.each(all.map((entry) => [entry.id, entry] as const))('%s says what it is', (id, { operation }) => {
    expect(id).toMatch(/^[A-Z][A-Za-z]+\.[a-z][A-Za-z]+$/)
    expect(operation.summary.length).toBeGreaterThan(6)
    expect(operation['x-source']).toMatch(/^(stated|inferred)$/)
    expect(operation.responses.default).toBeDefined()
    const isPublic = operation.security?.length === 0
    expect(isPublic || operation.responses['401']).toBeTruthy()
  })

  test.each(all.map((entry) => [entry.id, entry] as const))('%s says what it does', (_, entry) => {
    expect(effectOf(entry)).toMatchObject({ effect: expect.stringMatching(/^(read|write)$/) })
  })

  test('each that changes what is kept may find no room, and no other', () => {
    const refused = all.filter(({ operation }) => operation.responses['507'])
    const named = ['authenticate', 'logout', 'impersonate', 'deimpersonate', 'endSessions', 'endSession']
    const sessions = named.map((name) => `DashUser.${name}`)
    const writes = all.filter(({ operation }) => operation['x-effect'] === 'write').map(({ id }) => id)
    expect(refused.map(({ id }) => id)).toEqual(writes.filter((id) => !sessions.includes(id)))
  })

  test.each([
    ['reads', { 'x-effect': 'read', tags: ['Session'] }, true],
    ['is of other rows', { 'x-effect': 'write', tags: ['Customers'] }, true],
    ['denies it', { 'x-effect': 'write', tags: ['Session'] }, false],
  ])('an x-session-only of one that %s is refused', (_, operation, isSessionOnly) => {
    const post = { operationId: 'X.y', responses: {}, 'x-session-only': isSessionOnly, ...operation }
    expect(() => addInsufficientStorage({ paths: { '/x': { post } } })).toThrow('X.y')
  })

  test.each([
    ['says nothing', 'GET', {}, 'needs an x-effect'],
    ['says another word', 'GET', { 'x-effect': 'safe' }, 'needs an x-effect'],
    [
      'moves money without a write',
      'POST',
      { 'x-effect': 'read', 'x-moves-money': true, parameters: [{ name: 'Idempotency-Key' }] },
      'moves money',
    ],
    ['moves money twice', 'POST', { 'x-effect': 'write', 'x-moves-money': true }, 'takes the Idempotency-Key'],
    [
      'moves money without a recent code',
      'POST',
      {
        'x-effect': 'write',
        'x-moves-money': true,
        'x-permission': 'everybody',
        parameters: [{ name: 'Idempotency-Key' }],
      },
      'needs an x-recent-code',
    ],
    ['repeats what needs no word', 'POST', { 'x-effect': 'read', 'x-repeatable': true }, 'can be repeated'],
    ['deletes without a write', 'DELETE', { 'x-effect': 'read' }, 'deletes'],
    ['denies a flag', 'POST', { 'x-effect': 'write', 'x-repeatable': false }, 'leave it out'],
    ['finds and writes', 'GET', { 'x-effect': 'write', 'x-loopback': { model: 'X', method: 'find' } }, 'says find'],
    [
      'creates and reads',
      'POST',
      { 'x-effect': 'read', 'x-loopback': { model: 'X', method: 'create' } },
      'says create',
    ],
    [
      'creates twice',
      'PUT',
      { 'x-effect': 'write', 'x-repeatable': true, 'x-loopback': { model: 'X', method: 'upsert' } },
      'says upsert',
    ],
  ] as const)('one that %s is refused', (_, method, extensions, problem) => {
    expect(() => effectOf({ id: 'X.y', method, operation: extensions })).toThrow(problem)
  })

  test('the operation table has a line for each', () => {
    const lines = Object.entries(operationTable).flatMap(([model, verbs]) =>
      Object.keys(verbs).map((verb) => `${model}.${verb}`),
    )
    expect(lines.sort()).toEqual(all.map(({ id }) => id).sort())
  })

  test('bulk deletes cannot be called without a condition', () => {
    const bulk = all.filter(({ operation }) => operation['x-loopback']?.method === 'deleteAll')
    expect(bulk.length).toBeGreaterThan(10)
    for (const { id, operation } of bulk) {
      const where = operation.parameters?.find((one) => one.$ref?.endsWith('/requiredWhere'))
      expect(where, id).toBeDefined()
    }
  })
})

describe('schemas', () => {
  test('every schema compiles as draft-07, which Prism validates with', () => {
    expect(compileAll(new Ajv({ strict: true, allowUnionTypes: true }))).not.toHaveLength(0)
  })

  test('every schema compiles as 2020-12, which OpenAPI 3.1 means', () => {
    expect(compileAll(new Ajv2020({ strict: true, allowUnionTypes: true }))).not.toHaveLength(0)
  })
})

describe('entities', () => {
  const known: Record<string, { fields: object; relations: Record<string, { model: string }>; searchable: object }> =
    entities

  /** Whether a dotted path names a field, following relations. */
  function resolves(model: string, path: string): boolean {
    const [head = '', ...rest] = path.split('.')
    const entity = known[model]
    if (!entity) return false
    if (rest.length === 0) return head in entity.fields
    const relation = entity.relations[head]
    return relation !== undefined && resolves(relation.model, rest.join('.'))
  }

  test.each(Object.keys(known))('%s: relations and searchable fields resolve', (model) => {
    for (const { model: target } of Object.values(known[model]?.relations ?? {})) expect(known).toHaveProperty(target)
    for (const path of Object.values(known[model]?.searchable ?? {})) expect(resolves(model, path), path).toBe(true)
  })
})
