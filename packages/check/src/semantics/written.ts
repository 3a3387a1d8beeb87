import { answerValues } from '@lineboard/sdk/command'
import { isRow } from '../server/rows.ts'

/** Fields that a server writes in another way than the contract, of which the SDK reads what is meant. */
export interface Written {
  /** Numbers as text, as drivers write DECIMAL and BIGINT. */
  textNumbers: ReadonlySet<string>
  /** Yes and no as 1 and 0. */
  numericBooleans: ReadonlySet<string>
  /** Times without a zone, which are read as UTC. */
  bareTimes: ReadonlySet<string>
  /** Numbers as text that would lose digits as numbers: the SDK leaves them as text. */
  longNumbers: ReadonlySet<string>
}

/** Collects how answers write values. */
export interface WrittenNotes {
  written: Written
  /** Of an answer: as it came, and as a client reads it. */
  note(raw: unknown, read: unknown): void
  /** Of the same answer as JSON: what stays text, as a number would lose digits. */
  noteLong(json: string): void
}

/** Whether clients read a text of digits in a field of that name as a number. */
const isNumber = (name: string): boolean => {
  const read = answerValues({ [name]: '7' }, `{"${name}":"7"}`, '')
  return isRow(read) && read[name] === 7
}

export function createWrittenNotes(): WrittenNotes {
  const [textNumbers, numericBooleans] = [new Set<string>(), new Set<string>()]
  const [bareTimes, longNumbers] = [new Set<string>(), new Set<string>()]
  function noteField(name: string, raw: unknown, value: unknown): void {
    if (raw === value) return
    if (typeof raw === 'string' && typeof value === 'number') textNumbers.add(name)
    else if (typeof value === 'boolean') numericBooleans.add(name)
    else if (typeof raw === 'string' && typeof value === 'string') bareTimes.add(name)
    else note(raw, value)
  }
  function note(raw: unknown, read: unknown): void {
    if (raw === read) return
    if (Array.isArray(raw) && Array.isArray(read)) for (const [at, each] of raw.entries()) note(each, read[at])
    else if (isRow(raw) && isRow(read))
      for (const [name, value] of Object.entries(read)) noteField(name, raw[name], value)
  }
  function noteLong(json: string): void {
    for (const [, name = '', digits] of json.matchAll(/"(\w+)":\s*"(-?\d{16,})"/g))
      if (isNumber(name) && !Number.isSafeInteger(Number(digits))) longNumbers.add(name)
  }
  return { written: { textNumbers, numericBooleans, bareTimes, longNumbers }, note, noteLong }
}

/** A field with a whole number that JSON rounds as it is read: more digits than a number has. */
export function roundedField(json: string): string | undefined {
  for (const [, name, digits] of json.matchAll(/"([^"\\]+)":\s*(-?\d{16,})(?![\d.eE])/g))
    if (!Number.isSafeInteger(Number(digits))) return name
  return undefined
}

const named = (names: ReadonlySet<string>) => [...names].toSorted().join(', ')

/** What is written in another way, in words. */
export const writtenLines = ({ textNumbers, numericBooleans, bareTimes, longNumbers }: Written): string[] => [
  ...(textNumbers.size > 0 ? [`numbers as text (${named(textNumbers)}), which the SDK reads as numbers`] : []),
  ...(numericBooleans.size > 0
    ? [`yes and no as 1 and 0 (${named(numericBooleans)}), which the SDK reads as such`]
    : []),
  ...(bareTimes.size > 0 ? [`times without a zone (${named(bareTimes)}), which the SDK reads as UTC`] : []),
  ...(longNumbers.size > 0
    ? [`numbers of more digits than JavaScript keeps (${named(longNumbers)}), which stay text`]
    : []),
]
