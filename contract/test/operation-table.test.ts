import { expect, test } from 'vitest'
import { contractDocument } from '../src/document.ts'
import { operationTable } from '../src/operation-table.ts'

const lines = Object.entries(operationTable).flatMap(([model, calls]) =>
  Object.entries<string>(calls).map(([verb, line]) => [`${model}.${verb}`, line] as const),
)

test('the packed table has every operation of the contract, by method and path', () => {
  const documented = contractDocument.operations.map(({ id, method, path }) => `${id} ${method} ${path}`)
  expect(lines.map(([id, line]) => [id, ...line.split(' ').slice(0, 2)].join(' ')).sort()).toEqual(documented.sort())
})

test('the packed table has flags, verbs and paths that follow no rule', () => {
  expect(operationTable.DashUser.findById).toBe('GET /DashUsers/{id} limit=5000')
  expect(operationTable.OpNumber.bulkUpload).toBe('POST /OpNumbers/bulk_upload key multipart bare')
  expect(operationTable.PhoneBook.upsert).toBe('PUT /Phonebooks')
  expect(operationTable.Service.find).toBe('GET /services list')
})
