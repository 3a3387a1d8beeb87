import type { components, operations } from '@lineboard/contract'
import { expectTypeOf } from 'vitest'
import type { Answer, CallArgs, CallResult, OperationId, ReadOperationId, RowPage, Where } from '../index.ts'
import {
  and,
  bindOperation,
  contains,
  createLineboard,
  createTransport,
  filters,
  findPage,
  iterate,
  or,
  startsWith,
  toWhere,
} from '../index.ts'
import { createRawClient } from '../raw/index.ts'

type Schemas = components['schemas']

const api = createLineboard({ baseUrl: 'https://core.example.com:9443/api/v1' })

// Every operation of the contract is a named call, and no other.
expectTypeOf<OperationId>().toEqualTypeOf<keyof operations>()
// @ts-expect-error there is no such model
api.Custommer.find()
// @ts-expect-error there is no such operation
api.Customer.findd()
// @ts-expect-error there is no such operation
api.call('Customer.findd', {})

// Reads are told from writes by what they do: a GET may be a write, and a POST a read.
expectTypeOf<'CallLog.find' | 'Report.activityReport' | 'PaymentMethod.invoice'>().toExtend<ReadOperationId>()
expectTypeOf<Extract<ReadOperationId, 'DashUser.accountReset' | 'DashUser.activate' | 'Customer.upsert'>>().toBeNever()

// Answers have the type of the contract.
expectTypeOf(api.Customer.find()).resolves.toEqualTypeOf<Schemas['Customer'][]>()
expectTypeOf(api.OpNumber.count()).resolves.toEqualTypeOf<{ count: number }>()
expectTypeOf(api.DashUser.logout()).resolves.toEqualTypeOf<undefined>()
expectTypeOf(api.OpNumber.bulkDownload()).resolves.toEqualTypeOf<string>()
expectTypeOf(api.Storage.getRecording({ recording_id: 1 })).resolves.toEqualTypeOf<Blob>()
expectTypeOf(api.PaymentMethod.getCustomerInvoice()).resolves.toEqualTypeOf<Blob>()
expectTypeOf<CallResult<'DashUser.authenticate'>>().toEqualTypeOf<Schemas['Session']>()
expectTypeOf(api.call('CallLog.find', {})).resolves.toEqualTypeOf<Answer<Schemas['CallLog'][]>>()
expectTypeOf(api.CallLog.find().withResponse()).resolves.toEqualTypeOf<Answer<Schemas['CallLog'][]>>()

// Arguments: those of the path are required, the others may be left out, none can be misspelt.
api.Customer.findById({ id: 7 })
api.Language.find()
// @ts-expect-error the id is missing
api.Customer.findById()
// @ts-expect-error the id is missing
api.Customer.findById({})
// @ts-expect-error the id is a number
api.Customer.findById({ id: '7' })
// @ts-expect-error a misspelt argument
api.Customer.find({ filtr: {} })
// @ts-expect-error an argument where there is none
api.DashUser.logout({ id: 1 })
// @ts-expect-error a bulk delete without conditions
api.OpNumber.deleteAll()
// @ts-expect-error a query parameter that is none of this call
api.Customer.count({ where: {}, limit: 10 })
// @ts-expect-error the call by name is as strict
api.call('Customer.findById', {})

// Options of a call.
api.Language.find({}, { signal: new AbortController().signal, timeoutMs: 1000, headers: { 'X-Trace': '1' } })
// @ts-expect-error a misspelt option
api.Language.find({}, { timeout: 1000 })
// @ts-expect-error a time limit is a number
api.Language.find({}, { timeoutMs: '1s' })
// @ts-expect-error a misspelt option of the client
createLineboard({ baseUrl: '', timeout: 1000 })
// @ts-expect-error the address is missing
createLineboard({})

// Bodies.
api.Customer.create({ body: { companyName: 'Harbor Dental Group' } })
// @ts-expect-error a required field of the body is missing
api.Customer.create({ body: { currency: 'USD' } })
// @ts-expect-error the body is missing
api.Customer.create({})
// @ts-expect-error a misspelt field of the body
api.Customer.create({ body: { companyName: 'Harbor', curency: 'USD' } })
// @ts-expect-error a value that is none of the possible ones
api.Customer.create({ body: { companyName: 'Harbor', accounting_type: 'barter' } })
// @ts-expect-error a body where there is none
api.Customer.findById({ id: 7, body: {} })
// Fields that carry JSON are given as values.
api.CallLog.updateCustomer({ body: { updateInfo: { ids: [1], customerId: 2 } } })
// @ts-expect-error not as JSON
api.CallLog.updateCustomer({ body: { updateInfo: '{"ids":[1],"customerId":2}' } })
// @ts-expect-error a misspelt field of the JSON
api.OpNumber.updateCustomer({ body: { updateInfo: { ids: [1], customer: 2 } } })
// Files are text or a Blob.
api.OpNumber.bulkUpload({ body: { file: 'tracking_number\n' } })
api.OpNumber.bulkUpload({ body: { file: new Blob([]) } })
// @ts-expect-error a file is no list
api.OpNumber.bulkUpload({ body: { file: [1] } })

// Filters know the fields of the row.
api.CallLog.find({
  filter: {
    where: {
      status: { inq: ['missed', 'busy'] },
      startedAt: { between: ['2026-03-01', '2026-03-31'] },
      talkSeconds: { gte: 30 },
      answeredAt: null,
      firstTimeCaller: true,
      'Customer.companyName': contains('harbor'),
      or: [{ direction: 'inbound' }, { and: [{ charge: { gt: 1 } }, { 'TrackingSource.name': { neq: 'Web' } }] }],
    },
    order: ['startedAt DESC', 'id'],
    limit: 10,
    skip: 20,
    include: ['Customer', { relation: 'TrackingSource', scope: { fields: ['name'] } }],
    fields: ['id', 'status'],
  },
})
// Times are compared with a Date, or a text that may be one.
api.CallLog.count({ where: { startedAt: { gte: new Date() }, endedAt: { inq: [new Date(), '2026-03-01T10:00:00Z'] } } })
api.CallLog.count({ where: { 'Customer.createdAt': new Date(), callerNumber: startsWith('+1'), status: 'missed' } })
// @ts-expect-error no day
api.CallLog.count({ where: { startedAt: { gte: 'yesterday' } } })
// @ts-expect-error no time, of a relation
api.CallLog.count({ where: { 'Customer.createdAt': { lt: '10:30' } } })
// @ts-expect-error no time in a list
api.CallLog.count({ where: { startedAt: { inq: ['2026-03-01', 'March'] } } })
// @ts-expect-error a name is no date
api.CallLog.count({ where: { trackingSourceName: new Date() } })
// @ts-expect-error a number begins with nothing
api.CallLog.count({ where: { talkSeconds: { startsWith: '1' } } })

// What replaces a row is the row, whole; without an id it is a new one.
const customer = await api.Customer.findById({ id: 2 })
api.Customer.upsert({ body: { ...customer, companyName: 'Harbor' } })
api.Customer.upsert({ body: { companyName: 'Harbor' } })
// @ts-expect-error the other fields would be gone
api.Customer.upsert({ body: { id: 2, companyName: 'Harbor' } })
// @ts-expect-error the other fields would be gone
api.Ivr.replaceById({ id: 3, body: { name: 'Front' } })
// A time in a body is a text or a Date.
api.Customer.upsert({ body: { ...customer, createdAt: new Date() } })

// @ts-expect-error a wrong field
api.CallLog.find({ filter: { where: { talkSecond: 5 } } })
// @ts-expect-error a wrong field deep inside
api.CallLog.find({ filter: { where: { or: [{ and: [{ talkSecond: 5 }] }] } } })
// @ts-expect-error a wrong field of a relation
api.CallLog.find({ filter: { where: { 'Customer.name': 'x' } } })
// @ts-expect-error a wrong part of the filter
api.CallLog.find({ filter: { were: {} } })
// @ts-expect-error a wrong field to order by
api.CallLog.find({ filter: { order: 'started DESC' } })
// @ts-expect-error a wrong direction
api.CallLog.find({ filter: { order: 'startedAt DOWN' } })
// @ts-expect-error no relation
api.CallLog.find({ filter: { include: 'Company' } })
// @ts-expect-error no relation of the relation
api.CallLog.find({ filter: { include: { relation: 'Customer', scope: { include: 'Company' } } } })
// @ts-expect-error a wrong field to answer
api.CallLog.find({ filter: { fields: ['name'] } })
// @ts-expect-error a limit is a number
api.CallLog.find({ filter: { limit: '10' } })
// @ts-expect-error a count takes conditions, no filter
api.CallLog.count({ where: { where: { status: 'missed' } } })

// Operators know the type of the value.
// @ts-expect-error a value of another type
api.CallLog.count({ where: { talkSeconds: 'long' } })
// @ts-expect-error a value of another type for an operator
api.CallLog.count({ where: { talkSeconds: { gt: '30' } } })
// @ts-expect-error a list of another type
api.CallLog.count({ where: { id: { inq: ['1'] } } })
// @ts-expect-error no list
api.CallLog.count({ where: { id: { inq: 1 } } })
// @ts-expect-error a range has two ends
api.CallLog.count({ where: { id: { between: [1] } } })
// @ts-expect-error a value that is none of the possible ones
api.CallLog.count({ where: { status: { inq: ['missing'] } } })
// @ts-expect-error numbers contain no text
api.CallLog.count({ where: { talkSeconds: { like: '3' } } })
// @ts-expect-error true is not more than false
api.CallLog.count({ where: { firstTimeCaller: { gt: false } } })
// @ts-expect-error two operators on a field, of which some servers honour one
api.CallLog.count({ where: { talkSeconds: { gt: 1, lt: 5 } } })
// @ts-expect-error an operator that is none
api.CallLog.count({ where: { status: { contains: 'x' } } })
// @ts-expect-error an operator servers differ in
api.CallLog.count({ where: { status: { regexp: '^m' } } })
// @ts-expect-error ignored by some servers
api.CallLog.count({ where: { nor: [{ status: 'missed' }] } })

// Conditions can be put together.
const missed: Where<Schemas['CallLog']> = and<Schemas['CallLog']>({ status: 'missed' }, undefined)
api.CallLog.count({ where: or<Schemas['CallLog']>(missed, { status: 'busy' }) })
// @ts-expect-error a wrong field
and<Schemas['CallLog']>({ state: 'missed' })
api.CallLog.find({ filter: { where: toWhere<Schemas['CallLog']>([], {}) } })

// Iterating answers the rows of the list, and takes its conditions.
expectTypeOf(iterate(api.CallLog)).toEqualTypeOf<AsyncGenerator<Schemas['CallLog'], void, undefined>>()
iterate(api.OpNumber.findPaged, { where: { tracking_number: '+16465550118' }, after: 7 })
// @ts-expect-error a wrong field
iterate(api.CallLog, { where: { state: 'missed' } })
iterate(api.CallLog, { order: 'startedAt DESC', limit: 20 })
// @ts-expect-error an order by a relation can't be walked over
iterate(api.CallLog, { order: 'Customer.companyName' })
expectTypeOf(findPage(api.CallLog)).resolves.toEqualTypeOf<RowPage<Schemas['CallLog']>>()
// @ts-expect-error no list
iterate(api.DashUser.logout)

// Generic code can pass arguments on.
export const ask = async <Id extends OperationId>(id: Id, args: CallArgs<Id>): Promise<CallResult<Id>> =>
  (await api.call(id, args)).data

// The path client has the types of the contract.
const raw = createRawClient({ baseUrl: '' })
raw.GET('/Customers/{id}', { params: { path: { id: 7 } } })
// @ts-expect-error there is no such path
raw.GET('/Custommers')
// @ts-expect-error there is no such method of the path
raw.PATCH('/Customers')

// A single operation is checked against the table.
const transport = createTransport({ baseUrl: '' })
expectTypeOf(bindOperation(transport, 'Customer.find', 'GET /Customers list', { filters })).toEqualTypeOf(
  api.Customer.find,
)
bindOperation(transport, 'Customer.findById', 'GET /Customers/{id}')
// @ts-expect-error it takes conditions
bindOperation(transport, 'Customer.count', 'GET /Customers/count count')
// @ts-expect-error it moves money
bindOperation(transport, 'PaymentMethod.chargeCustomer', 'POST /PaymentMethods/charge_customer key')
// @ts-expect-error the entry of another operation
bindOperation(transport, 'Customer.find', 'GET /Customers/count count', { filters })
