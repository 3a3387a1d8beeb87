import { ForbiddenError, NetworkError } from '@lineboard/sdk'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { toasts } from '../../state/toasts.ts'
import type { RowResult, Run } from '../row-result.ts'
import { failedRuns, failRun } from './failed-rows.ts'

const targets = ['Front desk', 'Overflow desk', 'Night desk'].map((name, at) => ({ id: at + 1, name }))

const place = { method: 'PUT', url: 'http://core.example/api/v1/SipGateways' }
const lost = new NetworkError({ ...place, isSent: true }, undefined)
const forbidden = new ForbiddenError({ status: 403, name: 'Error', message: 'no' }, place)

function said(
  kind: Run['kind'],
  count: number,
  outcomes: readonly RowResult['outcome'][],
  errors: readonly Error[] = [],
): [string, string][] {
  const rows = targets.slice(0, count)
  const nouns = { one: 'SIP gateway', other: 'SIP gateways' }
  const run: Run = { kind, model: 'SipGateway', nouns, targets: rows, act: async () => [], notify: () => undefined }
  failRun(
    run,
    outcomes.map((outcome, at) => ({ id: at + 1, name: `${rows[at]?.name}`, outcome, error: errors[at] })),
  )
  return toasts.list.map(({ severity, text }) => [severity, text])
}

const forget = () => {
  toasts.list.splice(0)
  failedRuns.list = []
}

// What another file has left is not said here.
beforeEach(forget)
afterEach(forget)

it('one row that was not done is named', () => {
  expect(said('remove', 1, ['failed'])).toEqual([['error', 'Front desk not deleted']])
})

it('of several it says how many; a call that failed is an error beside what was stopped', () => {
  expect(said('edit', 3, ['failed', 'skipped'])).toEqual([['error', '2 of 3 not changed']])
})

it('what may have been done all the same is not said to be as it was', () => {
  expect(said('edit', 3, ['failed', 'failed'], [lost, forbidden])).toEqual([
    ['error', '2 of 3 not known to be changed'],
  ])
  forget()
  expect(said('remove', 1, ['failed'], [lost])).toEqual([['error', 'Front desk not known to be deleted']])
  forget()
  expect(said('remove', 1, ['failed'], [forbidden])).toEqual([['error', 'Front desk not deleted']])
})

it('what somebody stopped went not wrong', () => {
  expect(said('edit', 3, ['skipped', 'skipped'])).toEqual([['info', '2 of 3 not changed']])
})
