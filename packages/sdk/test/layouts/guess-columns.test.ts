import type { ImportedEntity } from '@lineboard/contract/imports'
import { zBlacklistNumberInput, zOpNumberInput, zPhoneBookInput, zReceivingNumberInput } from '@lineboard/contract/zod'
import { expect, it } from 'vitest'
import {
  type CsvRecord,
  fileKind,
  guessColumns,
  listFields,
  type ObjectSchema,
  readCsv,
  readVcards,
  withMadeColumns,
} from '../../src/csv/index.ts'
import { addressBooks } from './address-books.ts'
import { phoneSystems } from './phone-systems.ts'

const schemas: Partial<Record<ImportedEntity, ObjectSchema>> = {
  PhoneBook: zPhoneBookInput,
  OpNumber: zOpNumberInput,
  ReceivingNumber: zReceivingNumberInput,
  BlacklistNumber: zBlacklistNumberInput,
}

const fieldsOf = (list: ImportedEntity) => listFields(list, schemas[list] ?? { shape: {} }, { namesCustomers: true })

async function tableOf(text: string) {
  const records: CsvRecord[] = []
  const isCards = (await fileKind(new Blob([text]))) === 'cards'
  for await (const record of isCards ? readVcards(text) : readCsv(text)) records.push(record)
  return { headings: Object.keys(records[0]?.cells ?? {}).filter(Boolean), records }
}

it.each([...addressBooks, ...phoneSystems])('finds the columns of $program', async ({ list, text, expected }) => {
  const { columns, made } = guessColumns(await tableOf(text), fieldsOf(list))
  const found = Object.entries(columns).map(([field, heading]) => [
    field,
    made.find((each) => each.heading === heading)?.from ?? heading,
  ])
  expect(Object.fromEntries(found)).toEqual(expected)
})

it('puts the halves of a name together, and takes the first phone number of a row', async () => {
  const table = await tableOf(
    'First Name,Last Name,Mobile Phone,Home Phone\nAnn,Miller,,212-555-0142\nBob,,212-555-0143,212-555-0144\n',
  )
  const { columns, made } = guessColumns(table, fieldsOf('PhoneBook'))
  const { name = '', number = '' } = columns
  expect(withMadeColumns(table.records, made).map(({ cells }) => [cells[name], cells[number]])).toEqual([
    ['Ann Miller', '212-555-0142'],
    ['Bob', '212-555-0143'],
  ])
})

it.each([
  ['the type of a number is no number', 'Phone,Work phone\nMobile,212-555-0142\nWork,212-555-0143\n', 'Work phone'],
  ['a column without a likely name is one of numbers by its content', 'Who,Line\nAnn,+12125550142\n', 'Line'],
  ['numbers of rows are none', 'Number,Phone\n1,212-555-0142\n2,212-555-0143\n', 'Phone'],
  ['dates and amounts are none', 'Line,Cost\n2026-03-01,1234567\n', undefined],
])('%s', async (_, text, number) => {
  expect(guessColumns(await tableOf(text), fieldsOf('PhoneBook')).columns.number).toBe(number)
})
