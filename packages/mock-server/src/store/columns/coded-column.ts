import { type Codes, withCode } from './typed-arrays.ts'

/** A map takes it for zero. */
const MINUS_ZERO = Symbol('-0')

/**
 * The values of one field, each kept once with a number of its own, its code, and the code of each slot. What holds of a value is then
 * found out once and not once a row.
 */
export class CodedColumn {
  /** Values by code. Never shorter than before: a value that no row has any more stays. */
  readonly values: unknown[]
  /** Codes by slot. */
  codes: Codes
  private readonly codeOf: Map<unknown, number>
  private isShared = false

  constructor(slots: number, values: unknown[] = [], codeOf = new Map<unknown, number>()) {
    this.values = values
    this.codeOf = codeOf
    this.codes = new Uint8Array(slots)
  }

  at(slot: number): unknown {
    return this.values[this.codes[slot] ?? 0]
  }

  set(slot: number, value: unknown): void {
    this.put(slot, this.code(value))
  }

  /** The code of a value, which is kept from now on. */
  code(value: unknown): number {
    const known = value ?? null
    const key = Object.is(known, -0) ? MINUS_ZERO : known
    let code = this.codeOf.get(key)
    if (code === undefined) {
      code = this.values.length
      this.values.push(known)
      this.codeOf.set(key, code)
    }
    return code
  }

  /** Sets a value by its code. */
  put(slot: number, code: number): void {
    this.codes = withCode(this.isShared ? this.codes.slice() : this.codes, slot, code)
    this.isShared = false
  }

  /** A twin that shares the codes until one of the two changes. Values are shared for good: they are only added to. */
  fork(): CodedColumn {
    const twin = new CodedColumn(0, this.values, this.codeOf)
    twin.codes = this.codes
    twin.isShared = true
    this.isShared = true
    return twin
  }
}
