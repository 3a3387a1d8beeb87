import type { AnyRow } from '../rows/internal-rows.ts'
import { CodedColumn } from './coded-column.ts'
import { asNumber, momentText, NumberColumn } from './number-column.ts'
import { StoredTexts } from './stored-texts.ts'
import { type Codes, withCode } from './typed-arrays.ts'

/** So many values of a field are kept once each without asking whether another way takes less memory. */
const FEW_VALUES = 1024
/** Where fewer rows than this share a value on average, moments and other values are kept a row each. */
const ROWS_PER_MOMENT = 8
const ROWS_PER_VALUE = 2
/** Of so many rows one may be kept beside the others before all of them are put together anew. */
const ROWS_PER_CHANGE = 10

/** Numbers, or moments as numbers, and beside them what numbers can't stand for. */
class StoredNumbers {
  readonly column: NumberColumn
  private readonly others: Map<number, unknown>

  constructor(column: NumberColumn, others = new Map<number, unknown>()) {
    this.column = column
    this.others = others
  }

  at(slot: number): unknown {
    const { numbers, type } = this.column
    const number = numbers[slot] ?? Number.NaN
    if (this.others.size > 0 && this.others.has(slot)) return this.others.get(slot)
    if (Number.isNaN(number)) return null
    return type === 'string' ? momentText(number) : number
  }

  set(slot: number, value: unknown): void {
    const isKept = this.column.set(slot, value) && !Object.is(value, -0)
    if (!isKept) this.others.set(slot, value)
    else if (this.others.size > 0) this.others.delete(slot)
  }

  fork(): StoredNumbers {
    return new StoredNumbers(this.column.fork(), new Map(this.others))
  }
}

/** Values as they are, a slot each. */
class StoredValues {
  private readonly values: unknown[]

  constructor(values: unknown[] = []) {
    this.values = values
  }

  at(slot: number): unknown {
    return this.values[slot] ?? null
  }

  set(slot: number, value: unknown): void {
    this.values[slot] = value
  }

  fork(): StoredValues {
    return new StoredValues([...this.values])
  }
}

type Kept = CodedColumn | StoredNumbers | StoredTexts | StoredValues

/** The values of one field in the way that takes least memory, and back as they were. */
class StoredField {
  kept: Kept
  /** With how many different values it is asked next whether another way takes less memory. */
  private nextLook = FEW_VALUES
  private mostChanges = 0

  /** @param slots for so many there is room at first */
  constructor(slots: number) {
    // A slot that nothing was put in has the first value.
    this.kept = new CodedColumn(slots, [null], new Map([[null, 0]]))
  }

  at(slot: number): unknown {
    return this.kept.at(slot)
  }

  /** @param slots how many there are by now */
  set(slot: number, value: unknown, slots: number): void {
    const { kept } = this
    kept.set(slot, value)
    if (kept instanceof CodedColumn) {
      if (kept.values.length > this.nextLook) this.look(kept.values, slots, kept.codes.length)
    } else if (kept instanceof StoredTexts && kept.changes > Math.max(slots / ROWS_PER_CHANGE, this.mostChanges)) {
      const anew = new StoredTexts(slots)
      this.become(anew, slots)
      // What is no text stays beside them.
      this.mostChanges = anew.changes * 2
    }
  }

  /** Keeps values that are written one by one so from the beginning, without looking at what takes least memory. */
  keep<K extends CodedColumn | StoredTexts>(kept: K): K {
    this.kept = kept
    return kept
  }

  keepNumbers(column: NumberColumn): NumberColumn {
    this.kept = new StoredNumbers(column)
    return column
  }

  fork(): StoredField {
    const twin = new StoredField(0)
    twin.kept = this.kept.fork()
    twin.nextLook = this.nextLook
    twin.mostChanges = this.mostChanges
    return twin
  }

  /** Keeps the values in another way where most rows have one of their own. */
  private look(values: readonly unknown[], slots: number, room: number): void {
    this.nextLook = values.length * 2
    const known = values.filter((value) => value != null)
    const areMoments = known.every((value) => typeof value === 'string' && asNumber(value) !== undefined)
    if (values.length * (areMoments ? ROWS_PER_MOMENT : ROWS_PER_VALUE) < slots) return
    if (areMoments || known.every((value) => typeof value === 'number'))
      this.become(new StoredNumbers(new NumberColumn(room)), slots)
    else
      this.become(known.every((value) => typeof value === 'string') ? new StoredTexts(room) : new StoredValues(), slots)
  }

  private become(kept: Exclude<Kept, CodedColumn>, slots: number): void {
    for (let slot = 0; slot < slots; slot++) kept.set(slot, this.at(slot))
    this.kept = kept
  }

  trim(): void {
    if (this.kept instanceof StoredTexts) this.kept.trim()
  }
}

/** The fields that a row has, in its order. */
export interface Layout {
  /** 0 until a row has them. */
  code: number
}

/** The same with where they are kept. Those that begin alike are found by one field after the other. */
interface Shape extends Layout {
  keys: readonly string[]
  fields: readonly StoredField[]
  next: Map<string, Shape>
}

/** Rows by slot, kept as columns of their fields: a row is made when it is asked for, anew each time. */
export class PackedRows {
  private fields = new Map<string, StoredField>()
  /** None at 0: a slot that no row is in. */
  private shapes: (Shape | undefined)[] = [undefined]
  private readonly first: Shape = { code: 0, keys: [], fields: [], next: new Map() }
  private readonly lastOf: (Shape | undefined)[] = []
  private codes: Codes
  private isShared = false
  private slots = 0
  private readonly room: number

  /** @param room for how many slots there is room at first */
  constructor(room: number) {
    this.room = room
    this.codes = new Uint8Array(room)
  }

  at(slot: number): AnyRow | undefined {
    const shape = this.shapes[this.codes[slot] ?? 0]
    if (!shape) return undefined
    const row: Record<string, unknown> = {}
    const { keys, fields } = shape
    for (let at = 0; at < keys.length; at++) row[keys[at] ?? ''] = fields[at]?.at(slot)
    // Every row that was put in has its id.
    return row as AnyRow
  }

  /** One field of the row of a slot: null and undefined are one. */
  valueAt(slot: number, field: string): unknown {
    return this.fields.get(field)?.at(slot)
  }

  has(slot: number): boolean {
    return (this.codes[slot] ?? 0) > 0
  }

  set(slot: number, row: AnyRow): void {
    const isFresh = slot >= this.slots && slot < this.room
    this.slots = Math.max(this.slots, slot + 1)
    const shape = this.shapeOf(row)
    this.setShape(slot, this.codeOf(shape))
    const { keys, fields } = shape
    for (let at = 0; at < keys.length; at++) fields[at]?.set(slot, row[keys[at] ?? ''], this.slots)
    // In a slot that there was room for from the beginning, what a row lacks is not there yet.
    if (isFresh) return
    for (const [name, field] of this.fields) if (row[name] === undefined) field.set(slot, null, this.slots)
  }

  clear(slot: number): void {
    this.setShape(slot, 0)
  }

  /** Says that a row with these fields, in this order, is in a new slot, of which the columns are written apart. */
  begin(slot: number, layout: Layout): void {
    this.slots = Math.max(this.slots, slot + 1)
    this.setShape(slot, layout.code)
  }

  /** Says that a row has more fields. */
  extend(slot: number, keys: readonly string[]): void {
    this.setShape(slot, this.layout(keys, this.shapes[this.codes[slot] ?? 0]).code)
  }

  /** Fields in an order, behind those of another layout. */
  layout(keys: readonly string[], behind: Layout = this.first): Layout {
    // Layouts are made here alone.
    let shape = behind as Shape
    for (const key of keys) shape = shape.next.get(key) ?? this.longer(shape, key)
    this.codeOf(shape)
    return shape
  }

  /** Keeps a field of few values, numbers, moments or texts as such, to be written slot by slot. Only before it has any. */
  coded(name: string): CodedColumn {
    return this.field(name).keep(new CodedColumn(this.room, [null], new Map([[null, 0]])))
  }

  numbers(name: string, type: 'number' | 'string'): NumberColumn {
    const column = new NumberColumn(this.room)
    column.type = type
    return this.field(name).keepNumbers(column)
  }

  texts(name: string): StoredTexts {
    return this.field(name).keep(new StoredTexts(this.room))
  }

  /** Gives back the room that was made ahead. */
  trim(): void {
    for (const field of this.fields.values()) field.trim()
  }

  /** The values of a field where they are kept so that one can ask them. */
  column(field: string): CodedColumn | NumberColumn | undefined {
    const kept = this.fields.get(field)?.kept
    if (kept instanceof StoredNumbers) return kept.column
    return kept instanceof CodedColumn ? kept : undefined
  }

  /** A twin that shares the values until one of the two changes. */
  fork(): PackedRows {
    const twin = new PackedRows(0)
    twin.fields = new Map(Array.from(this.fields, ([name, field]) => [name, field.fork()]))
    for (const shape of this.shapes) {
      if (shape)
        twin.codeOf(shape.keys.reduce((known, key) => known.next.get(key) ?? twin.longer(known, key), twin.first))
    }
    twin.codes = this.codes
    twin.slots = this.slots
    this.isShared = true
    twin.isShared = true
    return twin
  }

  private setShape(slot: number, code: number): void {
    this.codes = withCode(this.isShared ? this.codes.slice() : this.codes, slot, code)
    this.isShared = false
  }

  /** Rows one after the other mostly have one of a few shapes: the last of so many fields is tried first. */
  private shapeOf(row: AnyRow): Shape {
    const keys = Object.keys(row)
    const last = this.lastOf[keys.length]
    const isSame = last?.keys.length === keys.length
    if (isSame && last.keys.every((key, at) => key === keys[at] && row[key] !== undefined)) return last
    let shape = this.first
    for (const key of keys) if (row[key] !== undefined) shape = shape.next.get(key) ?? this.longer(shape, key)
    this.lastOf[keys.length] = shape
    return shape
  }

  private longer({ keys, fields, next }: Shape, key: string): Shape {
    const shape = {
      code: 0,
      keys: [...keys, key],
      fields: [...fields, this.field(key)],
      next: new Map<string, Shape>(),
    }
    next.set(key, shape)
    return shape
  }

  private codeOf(shape: Shape): number {
    if (shape.code === 0) shape.code = this.shapes.push(shape) - 1
    return shape.code
  }

  private field(name: string): StoredField {
    const known = this.fields.get(name)
    if (known) return known
    const field = new StoredField(this.codes.length)
    this.fields.set(name, field)
    return field
  }
}
