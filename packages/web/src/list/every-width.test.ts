import { describe, expect, it } from 'vitest'
import { dateTimeWidthPx } from '../kit/cells/number-cells.tsx'
import type { Column } from '../kit/column.ts'
import type { Resource } from '../kit/define-resource.ts'
import { languageIds, languages } from '../lib/languages.ts'
import { formatDateTime, setDateSettings } from '../state/dates.ts'
import { hasTimes } from './resource-page.tsx'
import { columnWidthPx, textScale } from './views/column-width.ts'
import { defaultColumns, offeredColumns } from './views/shown-columns.ts'

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const declared = Object.values(declarations).flatMap((module) => Object.values(module))

/** Text of cells at the usual size, in pixels, and the room beside it. */
const TEXT_PX = 13
const PADDING_PX = 20

/** Width of a letter as a part of the size of the text, in the usual font with figures of one width. */
function breadthOf(letter: string): number {
  if (/\d/.test(letter)) return 0.63
  return /[\s/:.,()-]/.test(letter) ? 0.38 : 0.7
}

const needPx = (text: string) =>
  Array.from(text).reduce((sum, letter) => sum + breadthOf(letter), 0) * TEXT_PX + PADDING_PX

/** The widest there is of each kind: a time shortly before one in the afternoon of a late day, and a number of another country. */
const latest = '2026-12-28T22:58:00.000Z'
const numbers = ['+12125550110', '+4420794609580']

/** What cells of money, durations and counts say of a large one; nothing for others. */
function amountsIn({ cell }: Column): string[] {
  try {
    return [-12_345.67, 86_399]
      .map((amount) => cell.toText(amount))
      .filter((text) => /^-?[^-\d\s]+12,345\.67$|^23:59:59$|^86,399$/.test(text))
  } catch {
    // It shows something else than figures.
    return []
  }
}

const kindOf = ({ searchable }: Resource, search: string | undefined) => search && searchable[search]?.kind

const narrow = declared.flatMap((resource) =>
  resource.columns.flatMap((column) => {
    const { cell, search, field } = column
    const isTime = kindOf(resource, search) === 'date-time' && cell.toText(latest) === formatDateTime(latest)
    const phones = cell.hasPhones && cell.widthPx >= 100 ? numbers.map((number) => cell.toText(number)) : []
    const texts = isTime ? [formatDateTime(latest)] : [...phones, ...amountsIn(column)]
    return texts.map((text) => [`${resource.place}.${field}`, text, column] as const)
  }),
)

it('lists with times, numbers and amounts are among them', () => {
  expect(narrow.length).toBeGreaterThan(40)
  expect(narrow.filter(([, text]) => text.includes('12,345.67')).length).toBeGreaterThan(8)
  expect(narrow.some(([, text]) => text.includes('23:59:59'))).toBe(true)
})

describe.each([
  ['as usual', {}],
  ['as large as it gets', { fontSize: 20 }],
  ['large, in a wide font, with room between letters', { fontSize: 20, fontStyle: 'monospace', letterSpacing: 1 }],
] as const)('with text %s', (_, settings) => {
  const scale = textScale(settings)
  it.each(narrow)('%s shows all of %s', (_field, text, column) => {
    expect(columnWidthPx(column, scale)).toBeGreaterThanOrEqual(Math.floor(needPx(text) * (scale / textScale({}))))
  })
})

it.each(languageIds)('a column of times has room for half a day in %s', (language) => {
  const { locale } = languages[language]
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: 'UTC' })
  const text = `12/28/2026 ${time.format(new Date(latest))}`
  expect(dateTimeWidthPx(language)).toBeGreaterThanOrEqual(Math.floor(needPx(text)))
})

it('a column of times has room for the day that begins with a row, in Arabic, which was cut', () => {
  // Measured in Chromium: a Wednesday in December with a hundred calls, and the padding of the cell.
  expect(dateTimeWidthPx('ar')).toBeGreaterThanOrEqual(180 + PADDING_PX)
})

/** Whether a cell tells the time of day of a moment. */
function hasTime({ cell }: Column): boolean {
  try {
    return /\b10:58\b/.test(cell.toText(latest))
  } catch {
    // It shows something else than texts.
    return false
  }
}

it.each(declared.map((resource) => [resource.place, resource] as const))(
  'where %s shows a time, it says by which clocks',
  (_place, resource) => {
    setDateSettings({ timeZone: 'UTC' })
    expect(hasTimes(resource)).toBe(resource.columns.some(hasTime))
  },
)

/** Width of a usual letter in a cell, in pixels: words have narrow ones, too. */
const WORD_PX = 6.6

it.each([
  ['tickets', 'createdAt', '11/30/2026 12:10 PM', true],
  ['tickets', 'subject', 'Caller ID not shown on the desk phones', true],
  ['trackingNumbers', 'counted.ringsAt', 'Unreachable: (415) 555-0142', true],
  ['trackingNumbers', 'counted.ringsAt', 'Ended: the routing action', false],
  ['users', 'email', 'admin@harbordental.example', true],
  ['users', 'DashRoleMapping', 'Customer administrator', true],
  ['roles', 'counted.customer', 'Harbor Dental Group', true],
  ['auditLogs', 'DashUser.username', 'Nora Whitfield', true],
  ['callLogs', 'charge', '$12.50', true],
  ['receivingNumbers', 'counted.rungBy', 'None, 1 number set to ring here rings', true],
])('%s shows %s at 1440 pixels without being asked, with room for “%s”', (place, field, text, seesAll) => {
  const resource = declared.find((each) => each.place === place) ?? expect.fail('There is no such list.')
  const shown = defaultColumns(offeredColumns(resource.columns, seesAll), resource.lead)
  const column = shown.find((each) => each.field === field) ?? expect.fail('It is not shown.')
  expect(columnWidthPx(column, 1)).toBeGreaterThanOrEqual(Math.floor(text.length * WORD_PX) + PADDING_PX)
})

/** Words of a heading at the usual size, in bold, and what stands beside them: padding, half of the arrow, the line between two columns. */
const HEADING = { letterPx: 7.1, besidePx: 34 }

it('a heading is whole beside the arrow of its order: its longest word has room', () => {
  const all = declared.flatMap(({ columns }) => columns)
  const cut = all.filter((column) => {
    const letters = Math.max(...column.label.split(' ').map((word) => word.length))
    return columnWidthPx(column, 1) < Math.floor(letters * HEADING.letterPx + HEADING.besidePx)
  })
  expect(all.length).toBeGreaterThan(200)
  expect(cut.map(({ label }) => label)).toEqual([])
})

it.each(declared.map((resource) => [resource.place, resource] as const))(
  'no filter on one column of %s hides what people need with any row',
  (_place, { columns, lead }) => {
    for (const seesAll of [true, false]) {
      const offered = offeredColumns(columns, seesAll)
      const needed = defaultColumns(offered, lead).filter(
        (column) => column === lead || column.isNeeded || column.card === 'aside',
      )
      for (const column of offered)
        expect(defaultColumns(offered, lead, { sought: [column] }), column.field).toEqual(
          expect.arrayContaining([...needed, column]),
        )
    }
  },
)

it('a filter on the last call leaves the state and the receiving number of tracking numbers', () => {
  const { columns, lead } = declared.find(({ place }) => place === 'trackingNumbers') ?? expect.fail('No such list.')
  const offered = offeredColumns(columns, false)
  const sought = offered.filter(({ field }) => field === 'lastCallAt')
  const fields = defaultColumns(offered, lead, { sought }).map(({ field }) => field)
  expect(fields).toEqual(expect.arrayContaining(['tracking_number', 'status', 'ReceivingNumber.number', 'lastCallAt']))
})
