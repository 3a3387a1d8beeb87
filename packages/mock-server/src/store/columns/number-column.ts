import { grown } from './grown.ts'
import { isoMs } from './iso-ms.ts'

/** A value as the number it compares like: itself, a moment in milliseconds since 1970, NaN where there is none; undefined for others. */
export function asNumber(value: unknown): number | undefined {
  if (value == null) return Number.NaN
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value
  return typeof value === 'string' ? isoMs(value) : undefined
}

/** The values of one field of numbers or moments by slot, NaN where there is none. */
export class NumberColumn {
  numbers: Float64Array
  /** Whether every value ever set is a number, or every one a moment: only then do the numbers compare as the values do. */
  isFaithful = true
  /** What `typeof` says of the values; undefined where there are none. */
  type: string | undefined
  private isShared = false

  constructor(slots: number) {
    this.numbers = new Float64Array(slots).fill(Number.NaN)
  }

  set(slot: number, value: unknown): void {
    const number = asNumber(value)
    if (value != null) this.type ??= typeof value
    if (number === undefined || (value != null && typeof value !== this.type)) this.isFaithful = false
    if (this.isShared) this.numbers = this.numbers.slice()
    this.isShared = false
    this.numbers = grown(this.numbers, slot + 1)
    this.numbers[slot] = number ?? Number.NaN
  }

  /** A twin that shares the numbers until one of the two changes. */
  fork(): NumberColumn {
    const twin = new NumberColumn(0)
    Object.assign(twin, { numbers: this.numbers, isFaithful: this.isFaithful, type: this.type, isShared: true })
    this.isShared = true
    return twin
  }
}
