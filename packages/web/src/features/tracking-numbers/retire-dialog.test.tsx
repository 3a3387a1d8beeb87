import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { ChangeStateDialog, Retirement } from './number-panels.tsx'
import type { OpNumber } from './numbers-in-use.ts'

const inUse: OpNumber = {
  id: 7,
  customerId: 2,
  tracking_number: '+12125550161',
  numberType: 'local',
  country: 'us',
  status: 'active',
  routing_action: 'Forward',
  monthlyPrice: 2,
  totalCalls: 3,
  createdAt: '2026-01-01T00:00:00Z',
}
const targets = [{ id: 7, name: '(212) 555-0161' }]

async function retire(row: OpNumber) {
  answerCalls(({ url }) => (/count/i.test(url) ? { count: 0 } : /\/OpNumbers\b/.test(url) ? [row] : []))
  const onDelete = vi.fn()
  render(<Retirement targets={targets} onDelete={onDelete} onClose={() => undefined} />)
  const dialog = within(screen.getByRole('dialog', { name: 'Retire (212) 555-0161' }))
  return { dialog, onDelete, steps: await dialog.findAllByRole('radio') }
}

it('a number in use is paused, stopped or given back, and deleted only after that', async () => {
  const { dialog, steps } = await retire(inUse)
  expect(steps.map((step) => Reflect.get(step, 'value'))).toEqual(['paused', 'stopped', 'released'])
  expect(dialog.getByText('3 calls so far', { exact: false })).toBeTruthy()
  expect(dialog.getByText(/It can be deleted once it was given back/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Delete for good' })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Release' })).toBeNull()
  const [, , released] = steps
  if (released) fireEvent.click(released)
  expect(dialog.getByRole('alert').textContent).toContain('It can be restored for 30 days: until')
  expect(dialog.getByRole('button', { name: 'Release' })).toHaveProperty('disabled', false)
})

it.each([
  ['paused', { monthlyPrice: 2 }, '$2.00 a month is charged all the same.'],
  ['stopped', { monthlyPrice: 2 }, '$2.00 a month is charged all the same.'],
  ['released', { monthlyPrice: 2 }, '$2.00 a month is no longer charged then.'],
  [
    'stopped',
    { status: 'released' as const, restorableUntil: '2999-01-01T00:00:00Z' },
    '$2.00 a month is charged again.',
  ],
])('where a number becomes %s, what it costs is said: %j', async (state, row, said) => {
  const { dialog, steps } = await retire({ ...inUse, ...row })
  const step = steps.find((each) => Reflect.get(each, 'value') === state)
  expect(dialog.queryByText(/a month/)).toBeNull()
  if (step) fireEvent.click(step)
  expect(dialog.getByText(/a month/).textContent).toContain(said)
})

it('nothing is said of the price of a number that costs nothing', async () => {
  const { dialog, steps } = await retire({ ...inUse, monthlyPrice: 0 })
  for (const step of steps) {
    fireEvent.click(step)
    expect(dialog.queryByText(/a month/)).toBeNull()
  }
})

it('a number that was given back is deleted for good, after another question', async () => {
  const { dialog, onDelete } = await retire({ ...inUse, status: 'released', restorableUntil: '2020-01-01T00:00:00Z' })
  expect(dialog.queryByText(/once it was given back/)).toBeNull()
  fireEvent.click(dialog.getByRole('button', { name: 'Delete for good' }))
  expect(onDelete).toHaveBeenCalledOnce()
})

it('a released number says until when it can be restored, and is brought back by Restore', async () => {
  const released: OpNumber = { ...inUse, status: 'released', restorableUntil: '2999-01-01T00:00:00Z' }
  answerCalls(({ url }) => (/count/i.test(url) ? { count: 0 } : /\/OpNumbers\b/.test(url) ? [released] : []))
  render(<ChangeStateDialog row={released} onClose={() => undefined} />)
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(/It can be restored until .*2999/)).toBeTruthy()
  const [paused] = dialog.getAllByRole('radio').filter((each) => Reflect.get(each, 'value') === 'paused')
  if (paused) fireEvent.click(paused)
  expect(dialog.getByRole('button', { name: 'Restore' })).toHaveProperty('disabled', false)
  expect(dialog.queryByRole('button', { name: 'Pause tracking' })).toBeNull()
})
