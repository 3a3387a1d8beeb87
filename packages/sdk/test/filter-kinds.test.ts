import { beforeEach, describe, expect, test } from 'vitest'
import { removeMany, updateMany } from '../src/bulk/index.ts'
import { exportCsv } from '../src/csv/index.ts'
import { and, FilterError, findPage, iterate, or } from '../src/index.ts'
import { stubbedClient } from '../src/testing/stubbed-client.ts'

/** As JavaScript has it, where no compiler says what a filter may be. */
const untyped = (value: unknown) => value as never

const { api, raw, sent } = stubbedClient()
beforeEach(() => {
  sent.length = 0
})

/** One value of each kind. What has no fields of its own would be a condition that holds for every row. */
const values: Readonly<Record<string, unknown>> = {
  Array: [],
  String: 'missed',
  Number: 7.5,
  Null: null,
  Boolean: true,
  Date: new Date(0),
  Function: () => ({ status: 'missed' }),
  Promise: Promise.resolve({ status: 'missed' }),
  Map: new Map([['status', 'missed']]),
  Object: { status: 'missed' },
}

/** The kinds that each part of a filter may be. A number for a limit is a whole one, and an object for fields of yes and no. */
const rightKinds: Readonly<Record<string, readonly string[]>> = {
  where: ['Object'],
  and: ['Array'],
  or: [],
  include: ['Array', 'String', 'Object'],
  order: ['Array', 'String'],
  fields: ['Array', 'Object'],
  limit: [],
  skip: [],
}

/** How it is called: a number is itself. */
const shown = (kind: string) => (kind === 'Number' ? '7.5' : kind)

/** A filter in which a part is the value. */
const filterWith = (part: string, value: unknown) =>
  part === 'and' || part === 'or' ? { where: { [part]: value } } : { [part]: value }

const wrongParts = Object.keys(rightKinds).flatMap((part) =>
  Object.keys(values)
    .filter((kind) => !rightKinds[part]?.includes(kind))
    .map((kind) => ({ part, kind, filter: untyped(filterWith(part, values[kind])) })),
)

const drained = async (rows: AsyncIterable<unknown>) => {
  for await (const _ of rows);
}
const columns = ['id'] as const

/** All that takes a whole filter. */
const takeFilter: Readonly<Record<string, (filter: never) => unknown>> = {
  find: (filter) => api.CallLog.find({ filter }),
  call: (filter) => api.call('CallLog.find', { filter }),
  findPaged: (filter) => api.OpNumber.findPaged({ filter }),
  raw: (filter) => raw.GET('/CallLogs', { params: { query: { filter } } }),
  scope: (scope) => api.CallLog.find({ filter: { include: { relation: 'Customer', scope } } }),
  scopes: (scope) => api.CallLog.find({ filter: { include: [{ relation: 'Customer', scope }] } }),
}

/** All that takes conditions. */
const takeWhere: Readonly<Record<string, (where: never) => unknown>> = {
  count: (where) => api.CallLog.count({ where }),
  deleteAll: (where) => api.CallLog.deleteAll({ where }),
  'raw count': (where) => raw.GET('/CallLogs/count', { params: { query: { where } } }),
  iterate: (where) => iterate(api.CallLog, { where }).next(),
  'iterate in order': (where) => iterate(api.CallLog, { where, order: 'startedAt' }).next(),
  findPage: (where) => findPage(api.CallLog, { where }),
  removeMany: (where) => removeMany(api.CallLog, { where }),
  'removeMany of everything': (where) => removeMany(api.CallLog, untyped({ where, everything: true })),
  updateMany: (where) => updateMany(api.CallLog, { where }, {}),
  export: (where) => drained(exportCsv(api.CallLog, { columns, filter: { where } })),
  'export in order': (where) =>
    drained(exportCsv(api.CallLog, { columns, filter: { where }, order: { field: 'id', direction: 'asc' } })),
  'in and': (where) => api.CallLog.count({ where: { and: [where] } }),
  'in or': (where) => api.CallLog.count({ where: { or: [{ id: 1 }, where] } }),
  and: (where) => api.CallLog.count({ where: and({ id: 1 }, where) }),
  or: (where) => api.CallLog.count({ where: or({ id: 1 }, where) }),
}

const refusalOf = async (take: () => unknown): Promise<unknown> => {
  try {
    return await take()
  } catch (error) {
    return error
  }
}

async function expectRefused(take: () => unknown, said: RegExp | string): Promise<void> {
  const refusal = await refusalOf(take)
  expect(refusal).toBeInstanceOf(FilterError)
  expect(String(refusal)).toMatch(said)
  expect(sent).toEqual([])
}

describe.each(Object.entries(takeFilter))('%s refuses, before anything is sent', (name, take) => {
  test.each(wrongParts)('$part that is $kind', async ({ part, kind, filter }) => {
    const said = part === 'or' && kind === 'Array' ? 'An `or` needs a condition' : `${part} cannot be ${shown(kind)}`
    await expectRefused(() => take(filter), said)
  })

  // The contract has the filters of the path client as text.
  const isText = (kind: string) => kind === 'String' && name === 'raw'
  test.each(Object.keys(values).filter((kind) => kind !== 'Object' && !isText(kind)))(
    'a filter that is %s',
    async (kind) => {
      await expectRefused(() => take(untyped(values[kind])), `filter cannot be ${shown(kind)}. A filter is { where: {`)
    },
  )

  test.each([
    ['include', [7], 'include[] cannot be 7'],
    ['order', [{ startedAt: 'DESC' }], 'order[] cannot be Object'],
    ['fields', [true], 'fields[] cannot be Boolean'],
    ['wher', { id: 1 }, 'wher cannot be Object'],
    ['constructor', { id: 1 }, 'constructor cannot be Object'],
  ])('%s: %j', async (part, value, said) => {
    await expectRefused(() => take(untyped({ [part]: value })), said)
  })
})

describe.each(Object.entries(takeWhere))('%s refuses, before anything is sent', (name, take) => {
  const isText = (kind: string) => kind === 'String' && name === 'raw count'
  test.each(Object.keys(values).filter((kind) => kind !== 'Object' && !isText(kind)))(
    'conditions that are %s',
    async (kind) => {
      // What is said of a condition as a whole, and in the helpers, where no condition is what is left out.
      const isLeftOut = kind === 'Boolean' && (name === 'and' || name === 'or')
      if (isLeftOut) return expectRefused(() => take(untyped(true)), 'where cannot be Boolean')
      await expectRefused(() => take(untyped(values[kind])), /(where|and\[]|or\[]) cannot be /)
    },
  )

  test.each(['Array', 'Function', 'Promise', 'Map'])('a field that is compared with %s', async (kind) => {
    await expectRefused(() => take(untyped({ status: values[kind] })), `status cannot be compared with ${kind}`)
    await expectRefused(
      () => take(untyped({ status: { neq: values[kind] } })),
      `status cannot be compared with ${kind}`,
    )
    await expectRefused(
      () => take(untyped({ status: { inq: [values[kind]] } })),
      `status cannot be compared with ${kind}`,
    )
    await expectRefused(() => take(untyped({ id: 1, status: {} })), 'status cannot be compared with Object')
  })

  test('a list of values that is none', async () => {
    for (const operator of ['inq', 'nin', 'between'])
      await expectRefused(
        () => take(untyped({ status: { [operator]: 'missed' } })),
        `${operator} on status takes a list`,
      )
  })
})

describe('a walk refuses, before anything is sent', () => {
  test.each(Object.keys(values).filter((kind) => kind !== 'String'))('an order that is %s', async (kind) => {
    const order = untyped(values[kind])
    const said = /Rows are walked over in one order/
    await expectRefused(() => iterate(api.CallLog, { order }).next(), said)
    await expectRefused(() => drained(exportCsv(api.CallLog, { columns, order })), said)
  })

  test.each(wrongParts.filter(({ part }) => part === 'include' || part === 'fields'))(
    '$part that is $kind',
    async ({ part, kind, filter }) => {
      await expectRefused(() => iterate(api.CallLog, filter).next(), `${part} cannot be ${shown(kind)}`)
      await expectRefused(() => findPage(api.CallLog, filter), `${part} cannot be ${shown(kind)}`)
      await expectRefused(
        () => drained(exportCsv(api.CallLog, { columns, filter })),
        `${part} cannot be ${shown(kind)}`,
      )
    },
  )

  test.each(Object.keys(values).filter((kind) => kind !== 'Object'))(
    'a filter of an export that is %s',
    async (kind) => {
      await expectRefused(
        () => exportCsv(api.CallLog, { columns, filter: untyped(values[kind]) }),
        `filter cannot be ${shown(kind)}`,
      )
    },
  )
})

test('what is undefined is what was not given', async () => {
  const nothing = Object.fromEntries(Object.keys(rightKinds).map((part) => [part, undefined]))
  const { and: _, or: __, ...parts } = nothing
  await api.CallLog.find({ filter: untyped(parts) })
  await api.CallLog.find({ filter: untyped(undefined) })
  expect(sent.map(({ url }) => url.search)).toEqual(['', ''])
})
