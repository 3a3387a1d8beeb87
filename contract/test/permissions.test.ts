import { describe, expect, test } from 'vitest'
import { bundleContract } from '../scripts/bundle.mjs'
import { entityNames } from '../scripts/entity-metadata.mjs'
import { listOperations } from '../scripts/operation-table.mjs'
import { permissionOf, rowsOf } from '../scripts/permission.mjs'
import { permissionPage } from '../scripts/permission-page.mjs'
import type { operations } from '../src/index.ts'
import {
  type Asker,
  losesOwn,
  may,
  mayActAs,
  mayBuy,
  mayGive,
  mayLookAfter,
  type Rights,
  reaches,
  whyCustomerStays,
  whyUserStays,
} from '../src/permissions/index.ts'
import { people, whoMay } from '../src/permissions/permission-table.ts'

const spec = await bundleContract()
const calls = listOperations(spec)
const sections = spec.components.schemas.GuiSectionName?.enum as readonly string[]
const models = [...new Set(calls.flatMap(({ operation }) => operation['x-loopback']?.model ?? []))]

// A generator of its own: fast-check would take minutes for a million questions.
let seed = 20_260_522
function next(below: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((seed / 2 ** 32) * below)
}
const pick = <T>(list: readonly T[]): T => list[next(list.length)] as T

function randomAsker(): Asker {
  const granted = sections
    .filter(() => next(2) === 0)
    .map((name) => [name, pick(['deny', 'readonly', 'all'] as const)] as const)
  return {
    userId: next(10) === 0 ? 0 : 1 + next(5),
    customerId: 1 + next(3),
    principalType: pick(['USER', 'ADMIN', 'SUPPORT']),
    isSuperAdmin: next(12) === 0,
    sections: new Map(granted),
    means: pick(['session', 'session', 'impersonation', 'reading key', 'writing key']),
  }
}

interface Case {
  asker: Asker
  at: number
  model: string | undefined
  row: { customerId?: number; userId?: number }
  accountId: number
  field: string | undefined
  use: 'read' | 'search' | 'order'
}

/** The same question, answered from the YAML itself, one refusal after the other, by somebody who never saw the function. */
function naive({ asker, at, model, row, accountId, field, use }: Case): boolean {
  const node: Readonly<Record<string, unknown>> = { ...calls[at]?.operation }
  const { isSuperAdmin: superAdmin, means, userId } = asker
  const need = node['x-permission'] as string | string[] | { changing?: string[]; owner?: string[] }
  const writes = node['x-effect'] === 'write'
  if (need !== 'public') {
    if (userId === 0) return false
    if (node['x-no-impersonation'] && means !== 'session') return false
    if (writes && means === 'reading key') return false
    const owns = node['x-own-account'] === true && accountId === userId
    if (!superAdmin && !owns) {
      if (need === 'super administrator') return false
      if (need === 'administrators' && asker.principalType === 'USER') return false
      if (need === "owner's administrators" && !(asker.customerId === 1 && asker.principalType === 'ADMIN'))
        return false
      if (need === 'any section' && !Array.from(asker.sections.values()).some((access) => access === 'all'))
        return false
      if (typeof need !== 'string') {
        const enough = writes || (!Array.isArray(need) && need.changing) ? ['all'] : ['all', 'readonly']
        if (!Array.isArray(need) && need.owner && asker.customerId !== 1) return false
        const names = Array.isArray(need) ? need : (need.changing ?? need.owner ?? [])
        if (!names.some((name) => enough.includes(asker.sections.get(name) ?? 'none'))) return false
      }
    }
  }
  if (model === undefined) return true
  const schema = spec.components.schemas[model] as Record<string, unknown> & { properties: Record<string, object> }
  const rows = (schema['x-rows'] ?? 'customer') as string | { unlessChanging?: string[] }
  const keepsToUsers = typeof rows === 'object' && rows.unlessChanging !== undefined
  const seesUsers =
    typeof rows === 'object' && (rows.unlessChanging ?? []).some((name) => asker.sections.get(name) === 'all')
  const ofOwner = (named: unknown, enough: readonly string[]) =>
    asker.customerId === 1 &&
    ((named ?? []) as string[]).some((name) => enough.includes(asker.sections.get(name) ?? 'none'))
  const isStaffs =
    ofOwner(node['x-cross-tenant'], writes ? ['all'] : ['all', 'readonly']) &&
    row.customerId !== undefined &&
    row.customerId !== asker.customerId
  const isShown = !writes && ofOwner(schema['x-owner-sees'], ['all', 'readonly'])
  if (!superAdmin && !isStaffs && !isShown) {
    const nobodys = row.customerId === undefined
    const own = row.customerId === asker.customerId
    const personal = keepsToUsers && !seesUsers && row.userId !== userId
    if (writes) {
      if (nobodys && !(asker.customerId === 1 && asker.principalType === 'ADMIN')) return false
      if (!nobodys && (!own || personal)) return false
    } else if (!nobodys) {
      const shared = rows === 'customer or owner' && (row.customerId === 1 || asker.customerId === 1)
      if (!(own || shared) || personal) return false
    }
  }
  if (field === undefined) return true
  const property = (schema.properties[field] ?? {}) as Record<string, unknown>
  if (property['x-secret']) return use === 'read'
  const seenBy = property['x-seen-by'] as 'own' | string[] | undefined
  if (seenBy === undefined || (use === 'read' && row.userId === userId)) return true
  if (seenBy === 'own') return false
  return superAdmin || seenBy.some((name) => ['all', 'readonly'].includes(asker.sections.get(name) ?? ''))
}

// A million questions at night, a fifth of them in each run.
const ROUNDS = process.env.LINEBOARD_NIGHTLY ? 50_000 : 10_000

test('random questions are answered as somebody else would answer them', () => {
  let allowed = 0
  for (let round = 0; round < ROUNDS; round++) {
    const asker = randomAsker()
    for (let each = 0; each < 20; each++) {
      const at = next(calls.length)
      const model = next(4) === 0 ? undefined : pick(models)
      const fields = Object.keys(spec.components.schemas[model ?? '']?.properties ?? {})
      const field = model === undefined || next(2) === 0 ? undefined : pick(fields)
      const row = { ...(next(4) > 0 && { customerId: 1 + next(3) }), ...(next(2) > 0 && { userId: 1 + next(5) }) }
      const accountId = 1 + next(5)
      const use = pick(['read', 'search', 'order'] as const)
      const operation = calls[at]?.id as keyof operations
      const answer = may(asker, {
        operation,
        accountId,
        ...(model && { model, row }),
        ...(field && { field: { name: field, use } }),
      })
      if (answer !== naive({ asker, at, model, row, accountId, field, use }))
        expect.fail(
          JSON.stringify({
            asker: { ...asker, sections: [...asker.sections] },
            operation,
            model,
            row,
            accountId,
            field,
            use,
            answer,
          }),
        )
      if (answer) allowed++
    }
  }
  expect(allowed).toBeGreaterThan(2 * ROUNDS)
})

describe('what the contract says of rights', () => {
  const entry = (operation: object) => ({ id: 'X.y', operation: { 'x-effect': 'write', ...operation } })
  test.each([
    ['nothing', {}, 'needs an x-permission'],
    ['another word', { 'x-permission': 'anybody' }, 'has the x-permission anybody'],
    ['a section that is none', { 'x-permission': ['Fax'] }, 'of no section: Fax'],
    ['no section', { 'x-permission': [] }, 'of no section'],
    ['no section of the owner', { 'x-permission': { owner: ['Fax'] } }, 'of no section: Fax'],
    [
      'another section for others',
      { 'x-permission': 'everybody', 'x-cross-tenant': ['Fax'] },
      'x-cross-tenant of no section',
    ],
    ['another section for buying', { 'x-permission': 'everybody', 'x-buying': ['Fax'] }, 'x-buying of no section'],
    ['buying without money', { 'x-permission': 'everybody', 'x-buying': ['Buy Numbers'] }, 'moves no money'],
    ['public, with security', { 'x-permission': 'public' }, 'is public in its'],
    ['security off, and not public', { 'x-permission': 'everybody', security: [] }, 'is public in its'],
    ['a denied flag', { 'x-permission': 'everybody', 'x-no-impersonation': false }, 'x-no-impersonation'],
  ])('%s does not build', (_, operation, problem) => {
    expect(() => permissionOf(spec, entry(operation))).toThrow(problem)
  })

  test('the build fails for an entity without customerId or owner', () => {
    expect(() => rowsOf('Thing', { properties: { id: {} } })).toThrow('Thing has no customerId')
    expect(rowsOf('Thing', { properties: { customerId: {} } })).toBe('customer')
  })

  test('the table has a line a call and a cell a person', () => {
    const lines = whoMay()
    expect(lines.map(({ operation }) => operation)).toEqual(calls.map(({ id }) => id))
    expect(lines.every(({ cells }) => cells.length === Object.keys(people).length)).toBe(true)
    const cellsOf = (id: string) => lines.find(({ operation }) => operation === id)?.cells
    expect(
      cellsOf('SystemSetting.replaceById')
        ?.slice(0, -2)
        .every((cell) => cell === ''),
    ).toBe(true)
    expect(cellsOf('ApiKey.find')?.slice(1, 4)).toEqual(['own', 'own', 'own, colleagues'])
  })
})

describe('what nobody does, whatever they may', () => {
  const rights = (principalType: string, access?: 'readonly' | 'all', isSuperAdmin = false): Rights => ({
    principalType,
    customerId: 2,
    isSuperAdmin,
    sections: new Map(access && [['Call Logs', access]]),
  })
  test.each([
    ['another kind', rights('ADMIN', 'all'), rights('USER', 'all'), true],
    ['less of a section', rights('USER', 'all'), rights('USER', 'readonly'), true],
    ['no role', rights('USER', 'readonly'), rights('USER'), true],
    ['a role that gave nothing', rights('USER'), rights('USER'), false],
    ['as much', rights('ADMIN', 'all'), rights('ADMIN', 'all'), false],
    ['more', rights('USER', 'readonly'), rights('ADMIN', 'all'), false],
    ['no role of the super administrator', rights('ADMIN', 'all', true), rights('USER', undefined, true), false],
  ])('%s', (_, before, after, expected) => {
    expect(losesOwn(before, after)).toBe(expected)
  })

  test('delete the owner, the own company, user 1 or themselves', () => {
    expect([1, 2, 3].map((id) => whyCustomerStays(id, { customerId: 2 }))).toEqual(['owner', 'own', undefined])
    expect(whyCustomerStays(1, { customerId: 1 })).toBe('owner')
    expect([1, 7, 8].map((id) => whyUserStays(id, { userId: 7 }))).toEqual(['superAdministrator', 'own', undefined])
    expect(whyUserStays(1, { userId: 1 })).toBe('own')
  })
})

describe('buying what is held', () => {
  const asker = (section: string, access: 'all' | 'readonly', means: Asker['means'] = 'session'): Asker => ({
    userId: 3,
    customerId: 2,
    principalType: 'USER',
    isSuperAdmin: false,
    sections: new Map([[section, access]]),
    means,
  })
  test.each([
    ['who buys', asker('Buy Numbers', 'all'), false, true],
    ['who adds and edits', asker('Tracking Numbers', 'all'), true, false],
    ['who looks for numbers', asker('Buy Numbers', 'readonly'), false, false],
    ['a key that reads', asker('Buy Numbers', 'all', 'reading key'), false, false],
    ['the super administrator', { ...asker('Call Logs', 'all'), isSuperAdmin: true }, true, true],
  ])('%s', (_, one, edits, buys) => {
    expect([may(one, { operation: 'OpNumber.upsert' }), mayBuy(one, 'OpNumber.upsert')]).toEqual([edits, buys])
    expect(mayBuy(one, 'OpNumber.deleteById')).toBe(false)
  })
})

describe('who reaches whom', () => {
  const rights = (principalType: string, access: 'readonly' | 'all', customerId = 2, isSuperAdmin = false): Rights => ({
    principalType,
    customerId,
    isSuperAdmin,
    sections: new Map([['Call Logs', access]]),
  })
  const [admin, staff, reader] = [rights('ADMIN', 'all'), rights('USER', 'all'), rights('USER', 'readonly')]
  const superAdmin = rights('USER', 'readonly', 1, true)

  test.each([
    [admin, staff, true],
    [staff, admin, false],
    [staff, reader, true],
    [reader, staff, false],
    [reader, reader, true],
    [admin, superAdmin, false],
    [superAdmin, admin, true],
    [rights('SUPPORT', 'all'), admin, false],
    [rights('ADMIN', 'readonly'), staff, false],
  ])('%j, %j: %s', (one, other, expected) => {
    expect(reaches(one, other)).toBe(expected)
    expect(mayLookAfter(one, other)).toBe(expected)
    // A role gives whom it is given to what they may; who sees all customers is no role.
    if (!other.isSuperAdmin) expect(mayGive(one, other)).toBe(expected)
  })

  test('staff of the owner act as anybody with no more rights, and look after their own alone', () => {
    const owners = rights('USER', 'all', 1)
    expect([mayActAs(owners, staff), mayActAs(owners, admin), mayLookAfter(owners, staff)]).toEqual([
      true,
      false,
      false,
    ])
    expect([mayActAs(admin, staff), mayActAs(admin, rights('USER', 'all', 3)), mayActAs(staff, reader)]).toEqual([
      true,
      false,
      false,
    ])
  })
})

test('the page has a row for every call and every entity', () => {
  const page = permissionPage(entityNames(spec))
  const named = [...calls.map(({ id }) => id), ...entityNames(spec)]
  expect(named.filter((name) => !page.includes(`\n| \`${name}\` | `))).toEqual([])
})
