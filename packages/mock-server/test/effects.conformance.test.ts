import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnyRow } from '../src/store/rows/internal-rows.ts'
import { type OperationDocument, operationDocuments } from './operation-documents.ts'
import { initOf, type SignedIn, startSignedIn } from './signed-in.ts'
import { validInput } from './valid-input.ts'

let one: SignedIn

beforeAll(async () => {
  one = await startSignedIn({ size: { callLogs: 200 } })
})
afterAll(() => one.server.close())
beforeEach(() => one.reset())

type Rows = ReadonlyMap<string, AnyRow>

/** Whatever a call does, its session notes that it was used. */
function withoutUse(row: AnyRow): AnyRow {
  const { lastSeenAt: _at, address: _from, userAgent: _by, ...rest } = row
  return rest
}

/** Every row there is, by table and id; rows are never changed in place. The audit log is what is tested here. */
function allRows(): Rows {
  const { store } = one.server
  const tables = store.models().filter((model) => model !== 'AuditLog')
  return new Map(
    tables.flatMap((model) =>
      [...(store.anyTable(model)?.all() ?? [])].map((row) => [
        `${model} ${row.id}`,
        model === 'AccessToken' ? withoutUse(row) : row,
      ]),
    ),
  )
}

const plain = (row: AnyRow | undefined) => JSON.stringify(row)

/** What stands in a row or an answer, but for the time of the call and the salt of a password. */
const lasting = (value: unknown) =>
  JSON.stringify(value)
    ?.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<="untilMs":)\d+/g, 'then')
    .replaceAll(/"hash":"[^"]*"/g, '"hash"')

const differing = (before: Rows, after: Rows, text: (row: AnyRow | undefined) => string | undefined) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    return was !== is && text(was) !== text(is)
  })

const audited = () => [...one.server.store.table('AuditLog').all()]

const sumOf = (amounts: readonly unknown[]) =>
  amounts.reduce((sum: number, amount) => sum + Math.round(Number(amount) * 100), 0)

/** The cents that entries say were moved. */
const movedBy = (entries: ReturnType<typeof audited>) =>
  sumOf(entries.flatMap(({ movements = [] }) => movements.map(({ amount }) => amount)))

const mails = () => one.server.control.outbox.list().length

/** Sends a valid request, so many times, and answers what there was before and after each. */
async function sendValid(operation: OperationDocument, times = 1) {
  const { path, ...rest } = await validInput(operation, one.call)
  const before = { rows: allRows(), audited: audited().length, mails: mails() }
  const after: { rows: Rows; status: number; text: string }[] = []
  for (let sent = 0; sent < times; sent++) {
    const answer = await one.send(operation, path, initOf(rest))
    after.push({ status: answer.status, text: await answer.text(), rows: allRows() })
  }
  return { path, before, after }
}

/** Calls whose entries name no row: the call itself says what it was about. */
const saysItself = new Set([
  'DashUser.activate',
  'DashUser.authenticate',
  'DashUser.beginSecondFactor',
  'DashUser.deimpersonate',
  'DashUser.forgotPassword',
  'DashUser.logout',
  'DashUser.requestEmail',
  'DashUser.verifyEmail',
  'DashUser.verifySecondFactor',
  'PaymentMethod.attach',
  'PaymentMethod.createIntent',
  'PaymentMethod.saveConsent',
  'PaymentMethod.setupCardIntent',
])

describe.each(operationDocuments.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const { method, effect, movesMoney, isRepeatable } = operation

  test(`is a ${effect}: in what it changes, in the audit log with its amounts, and in what is paid`, async () => {
    const { path, before, after } = await sendValid(operation)
    const [{ rows = before.rows, status } = {}] = after
    const changed = differing(before.rows, rows, plain)
    expect(changed.length > 0 || mails() > before.mails, changed.join(', ')).toBe(effect === 'write')
    const endpoint = path.replace(/\?.*/, '').replace(/token=.*/, 'token=[redacted]')
    const entries = effect === 'write' ? [{ method, endpoint, statusCode: status }] : []
    expect(audited().slice(before.audited)).toMatchObject(entries)
    const untold = audited()
      .slice(before.audited)
      .filter(
        ({ recordName, recordId, rows: several, movements, affected }) =>
          (recordName ?? recordId ?? several ?? movements ?? affected) === undefined,
      )
    expect(untold.length > 0).toBe(effect === 'write' && saysItself.has(operation.id))
    const payments = changed.filter((key) => key.startsWith('PaymentTransaction ') && !before.rows.has(key))
    expect(payments.length > 0).toBe(movesMoney)
    expect(movedBy(audited().slice(before.audited))).toBe(sumOf(payments.map((key) => rows.get(key)?.amount)))
  })

  if (effect === 'write' && isRepeatable) {
    test('leaves and answers the same when it is sent twice', async () => {
      const [once, twice] = (await sendValid(operation, 2)).after
      if (!once || !twice) throw new Error('It was not sent twice.')
      expect(differing(once.rows, twice.rows, lasting)).toEqual([])
      expect([twice.status, lasting(twice.text)]).toEqual([once.status, lasting(once.text)])
    })
  }
})
