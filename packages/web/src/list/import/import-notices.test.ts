import { expect, it } from 'vitest'
import { importNotices } from './check-step.tsx'

const rows = (...texts: string[]) =>
  texts.map((text, index) => ({
    row: index + 1,
    status: 'created' as const,
    record: { row: index + 1, cells: { State: text, Number: '1' } },
  }))

const asked = {
  byAction: { status: { stopped: 'Callers do not get through.', released: 'It is given back.' } },
  fields: [{ field: 'status', label: 'Status', isRequired: false }],
  headers: { status: 'State' },
} as const

it('counts the new rows that an action would have asked about, a sentence for each value', () => {
  const notices = importNotices(rows('stopped', ' stopped ', 'active', 'released'), asked)
  expect(notices).toEqual([
    '2 rows have the Status “stopped”. Callers do not get through.',
    '1 row has the Status “released”. It is given back.',
  ])
})

it.each([
  ['of values that no row has', rows('active'), asked],
  ['of a column that is not imported', rows('stopped'), { ...asked, headers: {} }],
  ['of a form without such values', rows('stopped'), { ...asked, byAction: undefined }],
])('says nothing %s', (_, imported, settings) => {
  expect(importNotices(imported, settings)).toEqual([])
})
