import { readFile } from 'node:fs/promises'
import { CliError } from '@lineboard/sdk/command'
import type { Shape } from './shapes.ts'

/** Whether a server has a call: 404 is `notServed`; 401, 403 and calls that could not be tried are `unknown`. */
export type CallState = 'served' | 'notServed' | 'unknown'

/** What a column of the server looks like. `unknown`: all its values are null. */
export interface RecordedField {
  kind: 'text' | 'number' | 'yesNo' | 'time' | 'list' | 'object' | 'mixed' | 'unknown'
  /** Rows with a value, and rows with null. */
  values: number
  nulls: number
  /** How many values differ. */
  distinct: number
  /** All numbers are whole. */
  isWhole?: true
  /** Of a time: `ISO`, or in the letters of date-fns; `t` is seconds, `T` milliseconds since 1970. */
  format?: string
  /** What all texts are, such as phone numbers. */
  shape?: Shape
  /** Short codes with their counts, where there are at most 20 of them. Names, numbers, addresses and texts are never recorded. */
  words?: Readonly<Record<string, number>>
}

/** One list of the server. */
export interface RecordedModel {
  /** Path of its list. */
  path: string
  state: CallState
  /** Rows that were read. */
  rows: number
  /** Whether an explorer names all fields: else a field that no row has may exist. */
  isWhole: boolean
  fields: Readonly<Record<string, RecordedField>>
  /** Relations that rows came with, those refused, and those accepted without a row to tell. */
  relations: Readonly<Record<'embedded' | 'refused' | 'unseen', readonly string[]>>
  /** By relation: columns that have the id of the related row in every row. */
  keys?: Readonly<Record<string, readonly string[]>>
  /** Columns of times that are the same in every row. */
  same?: Readonly<Record<string, readonly string[]>>
  /** Columns of seconds between two times: `{ billsec: ['answered ended'] }`; of milliseconds: `['answered ended ms']`. */
  spans?: Readonly<Record<string, readonly string[]>>
  /** Columns of other lists with the same values in the rows with the same id, or of the numbers of a call. */
  copies?: Readonly<Record<string, readonly string[]>>
}

/** What `lineboard fit record` writes. It has no value of a row except short codes, and no address. */
export interface Recorded {
  recorded: 1
  contractVersion: string
  /** By operation of the contract. Writes are listed only if an explorer tells. */
  calls: Readonly<Record<string, CallState>>
  /** By model of the contract. */
  models: Readonly<Record<string, RecordedModel>>
  /** Lists that only the explorer names, by its name of the model. */
  others: Readonly<Record<string, RecordedModel>>
  /** Calls that the explorer names: `GET /Cdrs/{id}`. */
  explorerCalls?: readonly string[]
}

function isRecorded(value: unknown): value is Recorded {
  return typeof value === 'object' && value !== null && 'recorded' in value && value.recorded === 1 && 'models' in value
}

/** Reads the file of a recording. Throws a CliError. */
export async function readRecorded(file: string): Promise<Recorded> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CliError(`${file} cannot be read. \`lineboard fit record\` writes it.`)
  })
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new CliError(`${file} is not JSON. Record again with \`lineboard fit record\`.`)
  }
  if (!isRecorded(value)) throw new CliError(`${file} is not a recording. \`lineboard fit record\` writes one.`)
  return value
}
