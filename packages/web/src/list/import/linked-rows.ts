import { OWNER_ID } from '@lineboard/contract/owner'
import type { CallOptions } from '@lineboard/sdk'
import type { CsvRecord } from '@lineboard/sdk/csv'
import { toE164 } from '../../kit/form/phone-input.tsx'
import type { ImportLink } from '../../kit/list-options.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { valueAt } from '../../kit/value-at.ts'
import type { HeaderMap } from './guess-headers.ts'

// Programs that take a phone number for a quantity write it with decimals, or with a power of ten that has lost its last digits.
const withDecimals = /^(\+?\d{7,})[.,]0+$/
const withPower = /^\d+(?:[.,]\d+)?e\+?\d+$/i

/** A phone number of a file as the wire takes it. */
export const phoneOfCell = (text: string): string => toE164(text.trim().replace(withDecimals, '$1'))

/** Whether a spreadsheet has rounded the phone number, as in `1.2126E+10`. */
export const isRounded = (text: string): boolean => withPower.test(text.trim())

const NAMES_AT_ONCE = 100

/** What a cell names: a number as the wire has it, any other name without blanks around it. */
const nameIn = (link: ImportLink, text: string): string => (link.isPhone ? phoneOfCell(text) : text.trim())

/** Ids of the rows that a file names, by link and cell. */
export type LinkedRows = (link: ImportLink, text: string) => number | undefined

async function idsOf(link: ImportLink, names: readonly string[], customerId: number, options: CallOptions) {
  const { list, match, isShared } = link
  const where = { customerId: isShared ? { inq: [customerId, OWNER_ID] } : customerId, [match]: { inq: names } }
  // Of one name a customer has one row, and the owner another.
  const filter = { where, limit: 2 * names.length }
  const found = rowsOf(await callByName(list, { filter }, options))
  const ids = new Map<string, number>()
  const isOwn = (row: object) => valueAt(row, 'customerId') === customerId
  for (const row of found.toSorted((one, other) => Number(isOwn(one)) - Number(isOwn(other)))) {
    const [name, id] = [valueAt(row, match), valueAt(row, 'id')]
    if (typeof name === 'string' && typeof id === 'number') ids.set(name, id)
  }
  return ids
}

/** Looks up what the rows of a file name among the rows of a customer, a hundred names a call. Throws what a call throws. */
export async function findLinkedRows(
  links: readonly ImportLink[],
  headers: HeaderMap,
  rows: readonly CsvRecord[],
  customerId: number,
  options: CallOptions,
): Promise<LinkedRows> {
  const known = new Map<ImportLink, Map<string, number>>()
  for (const link of links) {
    const heading = headers[link.column]
    if (heading === undefined) continue
    const names = [...new Set(rows.map(({ cells }) => nameIn(link, cells[heading] ?? '')))].filter(Boolean)
    const ids = new Map<string, number>()
    for (let from = 0; from < names.length; from += NAMES_AT_ONCE) {
      const found = await idsOf(link, names.slice(from, from + NAMES_AT_ONCE), customerId, options)
      for (const [name, id] of found) ids.set(name, id)
    }
    known.set(link, ids)
  }
  return (link, text) => known.get(link)?.get(nameIn(link, text))
}
