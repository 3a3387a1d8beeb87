import { grown } from './typed-arrays.ts'

/**
 * The values of one field, each kept once with a number of its own, its code, and the code of each slot. What holds of a value is then
 * found out once and not once a row.
 */
export class CodedColumn {
  /** Values by code. Never shorter than before: a value that no row has any more stays. */
  readonly values: unknown[]
  /** Codes by slot. */
  codes: Uint32Array
  private readonly codeOf: Map<unknown, number>
  private isShared = false

  constructor(slots: number, values: unknown[] = [], codeOf = new Map<unknown, number>()) {
    this.values = values
    this.codeOf = codeOf
    this.codes = new Uint32Array(slots)
  }

  set(slot: number, value: unknown): void {
    const known = value ?? null
    let code = this.codeOf.get(known)
    if (code === undefined) {
      code = this.values.length
      this.values.push(known)
      this.codeOf.set(known, code)
    }
    this.own(slot)
    this.codes[slot] = code
  }

  /** A twin that shares the codes until one of the two changes. Values are shared for good: they are only added to. */
  fork(): CodedColumn {
    const twin = new CodedColumn(0, this.values, this.codeOf)
    twin.codes = this.codes
    twin.isShared = true
    this.isShared = true
    return twin
  }

  private own(slot: number): void {
    if (this.isShared) this.codes = this.codes.slice()
    this.isShared = false
    this.codes = grown(this.codes, slot + 1)
  }
}
