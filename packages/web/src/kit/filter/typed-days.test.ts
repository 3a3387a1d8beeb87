import { parseFilterText, parseRelativeDays, relativeUnits } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { daysText } from './condition-text.ts'
import { withDays } from './typed-days.ts'

const searchable = {
  startedAt: { path: 'startedAt', kind: 'date-time' },
  name: { path: 'name', kind: 'string' },
} as const

it.each(['last', 'next', 'before', 'after'] as const)('reads days as conditions say them: %s', (way) => {
  for (const unit of relativeUnits)
    for (const count of [1, 7])
      for (const orNever of [false, true]) {
        const days = { way, unit, count, orNever }
        const [block] = parseFilterText(
          withDays(`startedAt:"${daysText('', days).trim()}"`, searchable),
          searchable,
        ).ast
        expect(block?.type === 'field' && parseRelativeDays(block.value)).toEqual(days)
      }
})

it('leaves all other text as it is', () => {
  for (const text of [
    'startedAt:"2026-03-14"',
    'startedAt:"last 7 days"',
    'name:"in the last 7 days"',
    'in the last 7 days',
  ])
    expect(withDays(text, searchable)).toBe(text)
})
