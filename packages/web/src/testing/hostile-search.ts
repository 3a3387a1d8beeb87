import { periodModes } from '@lineboard/sdk'
import fc from 'fast-check'

// Made once: what may stand in such a text takes a second to list.
const anyText = fc.string({ unit: 'binary' })

const two = (value: number) => String(value).padStart(2, '0')
const almostDay = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }))
  .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`)

const almostNumber = fc.oneof(
  fc.integer().map(String),
  fc.double().map(String),
  fc.bigInt({ min: 0n, max: 10n ** 400n }).map(String),
  fc.constantFrom('0x10', '1e3', ' 7', '7.0', '٣', '-0', '00'),
)

const filterOf = (keys: readonly string[]) =>
  fc
    .tuple(
      fc.constantFrom(...keys, 'constructor', '__proto__'),
      fc.constantFrom('', '=', '!', '!=', '>=', '<='),
      fc.oneof(
        anyText,
        almostNumber,
        almostDay,
        almostDay.map((day) => day.slice(0, 7)),
        fc.constantFrom('25:00', '12:60 PM', 'constructor', '__proto__', 'toString', 'hasOwnProperty'),
      ),
    )
    .map(([key, operator, value]) => `${key}:${operator}"${value.replaceAll(/["\\]/g, '\\$&')}"`)

const period = fc.oneof(
  fc.constantFrom<string>(...periodModes),
  almostDay.map((day) => day.slice(0, 7)),
  fc.tuple(almostDay, almostDay).map((days) => days.join('..')),
  fc.tuple(almostDay, almostDay).map((days) => days.toSorted().join('..')),
)

/** Queries of addresses as somebody may write or cut them: known parameters and filter keys with values that nearly make sense, and any text. */
export function hostileSearch(parameters: readonly string[], filterKeys: readonly string[]): fc.Arbitrary<string> {
  const text = fc.oneof(anyText, almostNumber, period, filterOf(filterKeys))
  const query = fc
    .array(fc.tuple(fc.constantFrom(...parameters), text), { maxLength: 6 })
    .map((pairs) => new URLSearchParams(pairs).toString())
  return fc.oneof(
    { weight: 4, arbitrary: query },
    fc.string(),
    query.map((whole) => whole.slice(0, -1)),
  )
}
