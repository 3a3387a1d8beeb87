import { expect, test } from 'vitest'
import { labelOf } from './labels.ts'
import { translator } from './messages.ts'

const labels: Record<string, string> = { open: 'Open' }

test.each([
  ['open', 'Open'],
  ['escalated', 'escalated'],
  ['constructor', 'constructor'],
  [undefined, ''],
  [null, ''],
])('the label of %s is "%s"', (value, label) => {
  expect(labelOf(labels, value)).toBe(label)
})

test('a text chosen by a value that nobody knows is that value, and none without one', () => {
  const t = translator({ status: { open: 'Open' } })
  const said = (value: string | undefined) => t(`status.${value as 'open'}`)
  expect(['open', 'escalated', undefined].map(said)).toEqual(['Open', 'escalated', ''])
})
