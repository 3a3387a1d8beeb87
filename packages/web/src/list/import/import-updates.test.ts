import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { guessColumns } from '@lineboard/sdk/csv'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Resource } from '../../kit/define-resource.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { importFields } from './import-fields.ts'
import { runImport } from './run-import.ts'

const declarations = import.meta.glob<Record<string, Resource>>(
  '../../features/{tracking-numbers,whitelist}/*.resource.ts',
  { eager: true },
)
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 20 }, strict: true })
  await signInAt(server, 'admin')
})
afterAll(() => server.close())

const numbers = () => server.store.table('OpNumber').by('customerId', 2)
const whole = () => numbers().find((row) => row.receiving_numberId && row.tracking_sourceId && row.description)
// The server keeps a number under the company ID of its customer where it is written without one.
const companyId = () => server.store.table('Customer').get(2)?.companyId
beforeEach(() => expect(whole()).toBeDefined())

async function importRows(path: string, rows: readonly Record<string, string>[], dryRun = false) {
  const resource = declared.find((each) => each.path.includes(path))
  const form = (await resource?.form?.load())?.form
  if (!resource?.import || !form) throw new Error(`${path} takes no files`)
  const records = rows.map((cells, at) => ({ row: at + 1, cells }))
  const table = { headings: Object.keys(rows[0] ?? {}), records }
  const { columns: headers } = guessColumns(table, importFields(resource, form))
  const options = { dryRun, signal: new AbortController().signal, onProgress: () => undefined }
  return runImport({ resource, form, headers, ownId: 2, updates: true }, records, options)
}

it('takes the routing of numbers by number and name, and changes nothing else of those that are there', async () => {
  const before = whole()
  if (!before) throw new Error('There is no such number.')
  const other = server.store
    .table('ReceivingNumber')
    .by('customerId', 2)
    .find(({ id }) => id !== before.receiving_numberId)
  const action = server.store.table('RoutingAction').by('customerId', 2)[0]
  const gateway = server.store.table('SipGateway').by('customerId', 2)[0]
  const row = {
    Phone: before.tracking_number.replace(/^\+1(...)(...)/, '($1) $2-'),
    Destination: `${other?.number}`,
    Source: '',
    Action: ` ${action?.name} `,
    Gateway: gateway?.name ?? '',
  }
  const tried = await importRows('tracking-number', [row], true)
  expect(tried.rows.map(({ status }) => status)).toEqual(['updated'])
  const [planned] = tried.rows
  const labels = planned?.reason?.split('; ').map((change) => change.split(': ')[0])
  expect(planned?.changes?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['receiving_numberId', 'routing_actionId']),
  )
  expect(labels).toHaveLength(planned?.changes?.length ?? 0)
  // By name, as lists show them, not by id.
  expect(planned?.reason).toMatch(new RegExp(`→ ${action?.name}`))
  expect(planned?.reason).not.toMatch(/Id: |: \d{1,4} →/)
  expect(whole()).toEqual(before)

  const done = await importRows('tracking-number', [row])
  expect(done.rows.map(({ status, reason }) => [status, reason])).toEqual([['updated', planned?.reason]])
  expect(numbers().find(({ id }) => id === before.id)).toEqual({
    companyId: companyId(),
    ...before,
    receiving_numberId: other?.id,
    routing_actionId: action?.id,
    routing_action: action?.name,
    sip_gatewayId: gateway?.id,
  })
  expect((await importRows('tracking-number', [row])).rows.map(({ status }) => status)).toEqual(['skipped'])
})

it('says of a number that can no longer be restored that it stays given back', async () => {
  const row = whole()
  if (!row) throw new Error('There is no such number.')
  const lost = { status: 'released', restorableUntil: '2020-01-01T00:00:00.000Z' } as const
  server.store.table('OpNumber').patch(row.id, lost)
  const importTried = (cells: object) =>
    importRows('tracking-number', [{ Number: row.tracking_number, ...cells }], true)
  const { rows } = await importTried({ Status: 'active' })
  expect(rows[0]?.problems?.map(({ field, message }) => [field, message])).toEqual([
    ['status', 'It was given back and can no longer be restored.'],
  ])
  expect((await importTried({ Status: 'released', Description: 'Old' })).rows[0]?.status).toBe('updated')
  server.store.table('OpNumber').patch(row.id, { status: row.status, restorableUntil: undefined })
})

it('says what is not there at its column, and gives the row back as it was', async () => {
  const row = { Number: '(212) 555-0142', Destination: '+1 305 555 0199', Source: 'No such campaign', Gateway: '' }
  const { rows } = await importRows('tracking-number', [row], true)
  expect(rows[0]?.problems?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'receiving_number: This customer has none called “+1 305 555 0199”.',
    'tracking_source: This customer has none called “No such campaign”.',
  ])
  expect(rows[0]?.record.cells).toEqual(row)
})

it('refuses a number that nobody has', async () => {
  const { rows } = await importRows('tracking-number', [{ Phone: '+1 999 999 9999' }], true)
  expect(rows[0]?.problems?.map(({ field, message }) => [field, message])).toEqual([
    ['tracking_number', expect.stringContaining('no such phone number')],
  ])
})

it('says of a number that a spreadsheet rounded how to come by all of its digits', async () => {
  const { rows } = await importRows('tracking-number', [{ Phone: '1.2126E+10' }], true)
  expect(rows[0]?.problems?.map(({ message }) => message)).toEqual([expect.stringContaining('rounded this number')])
})

it('reads networks in the column of addresses', async () => {
  const { rows } = await importRows('whitelist', [
    { 'IP address': '198.51.100.0/24' },
    { 'IP address': '198.51.100.0/33' },
    { 'IP address': '198.51.100.9' },
  ])
  expect(rows.map(({ status }) => status)).toEqual(['created', 'failed', 'created'])
  const stored = server.store.table('Whitelist').by('ip', '198.51.100.0')
  expect(stored.map(({ mask, port }) => [mask, port])).toEqual([[24, 0]])
})

it('takes another entry of an address, and none that says the same in other words', async () => {
  const [ip, mask] = ['203.0.113.77', '32']
  const rows = [
    { ip },
    { ip, port: '5080' },
    { ip, protocol: 'udp' },
    { ip, mask: '28' },
    { ip, mask, protocol: 'any' },
  ]
  const columns = { 'IP address': '', Mask: '', Port: '', Protocol: '' }
  const cells = rows.map(({ ip, mask = '', port = '', protocol = '' }) => ({
    ...columns,
    ...{ 'IP address': ip, Mask: mask, Port: port, Protocol: protocol },
  }))
  const done = await importRows('whitelist', cells)
  expect(done.rows.map(({ status }) => status)).toEqual(['created', 'created', 'created', 'created', 'skipped'])
  const again = await importRows('whitelist', cells)
  expect(again.rows.map(({ status }) => status)).toEqual(Array(5).fill('skipped'))
})
