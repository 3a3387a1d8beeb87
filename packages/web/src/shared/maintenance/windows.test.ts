import { expect, it } from 'vitest'
import { type MaintenanceWindow, noticeKey, phaseOf } from './windows.ts'

const now = Date.parse('2026-05-22T12:00:00Z')
const window = (more: Partial<MaintenanceWindow> = {}): MaintenanceWindow => ({
  id: 1,
  title: 'Switch upgrade',
  impact: 'degraded',
  status: 'planned',
  startsAt: '2026-05-23T12:00:00.000Z',
  endsAt: '2026-05-23T15:00:00.000Z',
  ...more,
})

it.each([
  ['planned for tomorrow', {}, 'before'],
  [
    'planned for in three days to the minute',
    { startsAt: '2026-05-25T12:00:00.000Z', endsAt: '2026-05-25T13:00:00.000Z' },
    'before',
  ],
  ['planned for later', { startsAt: '2026-05-25T12:00:01.000Z', endsAt: '2026-05-25T13:00:00.000Z' }, undefined],
  ['begun', { startsAt: '2026-05-22T12:00:00.000Z' }, 'during'],
  ['begun early', { status: 'running' }, 'during'],
  ['over', { startsAt: '2026-05-22T10:00:00.000Z', endsAt: '2026-05-22T12:00:00.000Z' }, undefined],
  ['said to run, though it is over', { status: 'running', endsAt: '2026-05-22T11:00:00.000Z' }, undefined],
  ['done', { status: 'done' }, undefined],
  ['cancelled', { status: 'cancelled' }, undefined],
  ['without a time that can be read', { endsAt: 'soon' }, undefined],
] as const)('work that is %s', (_, more, phase) => {
  expect(phaseOf(window(more), now)).toBe(phase)
})

it('who dismissed what is to come gets a message when it begins, and when it is put off', () => {
  const keys = [
    noticeKey(window(), 'before'),
    noticeKey(window(), 'during'),
    noticeKey(window({ startsAt: '2026-05-24T12:00:00.000Z' }), 'before'),
  ]
  expect(new Set(keys).size).toBe(3)
})
