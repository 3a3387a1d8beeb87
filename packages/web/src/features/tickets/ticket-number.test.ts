import { expect, it } from 'vitest'
import { tickets } from './tickets.resource.ts'

it('shows the newest ticket first, by numbers as people and e-mails write them', () => {
  expect(tickets.rules.defaultSort).toEqual({ field: 'createdAt', direction: 'desc' })
  const { cell } = tickets.columns.find(({ field }) => field === 'id') ?? expect.fail('There is none.')
  expect([cell.toText(25), cell.toFile?.(25, {})]).toEqual(['#25', 25])
})
