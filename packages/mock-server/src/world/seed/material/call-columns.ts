import { callCharge, callerFields } from '../../../domain/calls/call-fields.ts'
import type { CodedColumn } from '../../../store/columns/coded-column.ts'
import type { PackedRows } from '../../../store/columns/packed-rows.ts'
import type { Row } from '../../../store/rows/internal-rows.ts'
import { type Callers, strangerNumbers } from './calls.ts'

type CallLog = Row<'CallLog'>
export type CallField = keyof CallLog & string

/** Fields that several calls have alike, with the codes of their values. */
export interface Part {
  /** Of parts with the same fields it is the same. */
  kind: number
  keys: readonly CallField[]
  codes: readonly { column: CodedColumn; code: number }[]
}

/** Columns that calls are written into. */
export interface CallColumns {
  rows: PackedRows
  /** A field of which many calls have the same value. */
  coded(field: CallField): CodedColumn
  part(fields: Partial<CallLog>): Part
}

export function createCallColumns(rows: PackedRows): CallColumns {
  const known = new Map<string, CodedColumn>()
  const kinds = new Map<string, number>()
  function coded(field: CallField): CodedColumn {
    const column = known.get(field) ?? rows.coded(field)
    known.set(field, column)
    return column
  }
  return {
    rows,
    coded,
    part(fields) {
      // They are fields of a call, as the type says.
      const keys = (Object.keys(fields) as CallField[]).filter((key) => fields[key] !== undefined)
      const named = keys.join()
      const kind = kinds.get(named) ?? kinds.size
      kinds.set(named, kind)
      return { kind, keys, codes: keys.map((key) => ({ column: coded(key), code: coded(key).code(fields[key]) })) }
    },
  }
}

/** Writes the values of a part into the row of a slot. */
export function putPart(slot: number, { codes }: Part): void {
  for (let at = 0; at < codes.length; at++) {
    const each = codes[at]
    each?.column.put(slot, each.code)
  }
}

/** A number that calls a customer. */
export interface Caller {
  /** The code of the number. */
  code: number
  isWithheld: boolean
  contact: Part
}

/** Finds whoever calls a customer, of which each has some of these contacts. */
export function callersOf(
  { coded, part }: CallColumns,
  contacts: readonly Row<'PhoneBook'>[],
): (customerId: number) => Callers<Caller> {
  const numbers = coded('callerNumber')
  const unknown = part({})
  const caller = (number: string, contact = unknown): Caller => ({
    code: numbers.code(number),
    isWithheld: number === 'anonymous',
    contact,
  })
  const withheld = caller('anonymous')
  const strangers = strangerNumbers.map((place) => place.map((number) => caller(number)))
  const known = new Map<number, Caller[]>()
  for (const contact of contacts) {
    const own = known.get(contact.customerId) ?? []
    own.push(caller(contact.number, part(callerFields(contact))))
    known.set(contact.customerId, own)
  }
  return (customerId) => ({ withheld, strangers, contacts: known.get(customerId) ?? [] })
}

/** A number that is called, with what its calls have of it. */
export interface Called {
  customerId: number
  isInUse: boolean
  callers: Callers<Caller>
  own: Part
  destination: Part
  /** The code of what a call costs. */
  chargeOf(talkSeconds: number): number
}

/** What the calls of a number have of it. */
export function calledNumber(
  { coded, part }: CallColumns,
  number: Row<'OpNumber'>,
  callers: Callers<Caller>,
  destination: Partial<CallLog>,
): Called {
  const { customerId, tracking_number: trackingNumber, status } = number
  const charges = coded('charge')
  const byMinutes: number[] = []
  return {
    customerId,
    isInUse: status === 'active' || status === 'paused',
    callers,
    own: part({ customerId, direction: 'inbound', trackingNumber, currency: 'USD' }),
    destination: part(destination),
    chargeOf(talkSeconds) {
      const minutes = Math.ceil(talkSeconds / 60)
      byMinutes[minutes] ??= charges.code(callCharge(number, talkSeconds))
      return byMinutes[minutes]
    },
  }
}
