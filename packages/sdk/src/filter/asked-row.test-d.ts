import { expectTypeOf } from 'vitest'
import type {
  CallArgs,
  CallLog,
  CallResult,
  Customer,
  Filter,
  OperationId,
  OpNumber,
  RowPage,
  TrackingSource,
} from '../index.ts'
import { createLineboard, findPage, iterate } from '../index.ts'
import type { ListId, RowOf } from '../operations/operation-types.ts'

/** A row of the answer. */
declare function one<Row>(rows: readonly Row[]): Row

const api = createLineboard({ baseUrl: '' })

// Every list answers the rows that its filter speaks of, and needs no argument.
expectTypeOf<{ [Id in ListId]: CallResult<Id> }>().toEqualTypeOf<{ [Id in ListId]: RowOf<Id>[] }>()
expectTypeOf<{ [Id in ListId]: Record<never, never> extends CallArgs<Id> ? never : Id }[ListId]>().toBeNever()
expectTypeOf<Exclude<Extract<OperationId, `${string}.find`>, ListId>>().toBeNever()

const { find } = api.CallLog

// Without fields and relations a row is whole, and so it is where the compiler can't tell what was asked for.
expectTypeOf(find({ filter: { limit: 1 } })).resolves.toEqualTypeOf<CallLog[]>()
declare const filter: Filter<CallLog>
expectTypeOf(find({ filter })).resolves.toEqualTypeOf<CallLog[]>()
declare const some: ('id' | 'status')[]
expectTypeOf(find({ filter: { fields: some } })).resolves.toEqualTypeOf<CallLog[]>()
expectTypeOf(find({ filter: { fields: [] } })).resolves.toEqualTypeOf<CallLog[]>()

// Fields: those that were named, or all but some.
expectTypeOf(find({ filter: { fields: ['id', 'status'] } })).resolves.toEqualTypeOf<Pick<CallLog, 'id' | 'status'>[]>()
expectTypeOf(find({ filter: { fields: { id: true } } })).resolves.toEqualTypeOf<Pick<CallLog, 'id'>[]>()
expectTypeOf(find({ filter: { fields: { legs: false } } })).resolves.toEqualTypeOf<Omit<CallLog, 'legs'>[]>()
const narrow = one(await find({ filter: { fields: ['id', 'answeredAt'] } }))
// @ts-expect-error it was not asked for
narrow.status
expectTypeOf(narrow.answeredAt).toEqualTypeOf<CallLog['answeredAt']>()
// @ts-expect-error servers leave out what else is said
find({ filter: { fields: { id: true, status: false } } })
// @ts-expect-error a wrong field
find({ filter: { fields: { state: false } } })

// Relations: there, where the row always has them.
const withCustomer = one(await find({ filter: { include: 'Customer' } }))
expectTypeOf(withCustomer.Customer).toEqualTypeOf<Customer>()
expectTypeOf(withCustomer.status).toEqualTypeOf<CallLog['status']>()
const withTwo = one(await find({ filter: { include: ['Customer', 'TrackingSource'] } }))
expectTypeOf(withTwo.Customer).toEqualTypeOf<Customer>()
// A call need not have a source.
expectTypeOf(withTwo.TrackingSource).toEqualTypeOf<TrackingSource | undefined>()
// Without its id a server can't embed it.
const withoutId = one(await find({ filter: { fields: ['id'], include: ['Customer'] } }))
expectTypeOf(withoutId.Customer).toEqualTypeOf<Customer | undefined>()
// @ts-expect-error it was not asked for
withoutId.status
const relations = ['Customer'] as ('Customer' | 'TrackingSource')[]
expectTypeOf(find({ filter: { include: relations } })).resolves.toEqualTypeOf<CallLog[]>()

// With a scope, at any depth.
const scoped = one(
  await find({
    filter: { include: [{ relation: 'Customer', scope: { fields: ['companyName'] } }], fields: ['id', 'customerId'] },
  }),
)
expectTypeOf(scoped.Customer).toEqualTypeOf<Pick<Customer, 'companyName'>>()
const deep = one(
  await api.OpNumber.find({
    filter: {
      include: {
        relation: 'TrackingSource',
        scope: { include: { relation: 'Customer', scope: { fields: { id: true } } } },
      },
    },
  }),
)
expectTypeOf(deep.TrackingSource?.Customer).toEqualTypeOf<Pick<Customer, 'id'> | undefined>()
expectTypeOf(deep.tracking_number).toEqualTypeOf<OpNumber['tracking_number']>()
// @ts-expect-error a wrong part of a scope, beside a right one
find({ filter: { include: { relation: 'Customer', scope: { limit: 1, were: {} } } } })
// @ts-expect-error a wrong field of its conditions, beside a right one
find({ filter: { include: { relation: 'Customer', scope: { where: { currency: 'USD', nme: 'x' } } } } })
// @ts-expect-error a wrong part of an include
find({ filter: { include: [{ relation: 'Customer', scpe: {} }] } })

// The same of walks and pages.
for await (const row of iterate(api.CallLog, { fields: ['id'] })) expectTypeOf(row).toEqualTypeOf<Pick<CallLog, 'id'>>()
for await (const row of iterate(api.CallLog.find, { include: ['Customer'], where: { status: 'missed' } })) {
  expectTypeOf(row.Customer.companyName).toEqualTypeOf<string>()
}
expectTypeOf(findPage(api.CallLog, { fields: ['id', 'status'], page: 2 })).resolves.toEqualTypeOf<
  RowPage<Pick<CallLog, 'id' | 'status'>>
>()
