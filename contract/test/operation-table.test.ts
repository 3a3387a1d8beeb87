import { readFileSync } from 'node:fs'
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

test('the packed table says of each operation what its type says', () => {
  const source = readFileSync(new URL('../src/generated/operations.gen.ts', import.meta.url), 'utf8')
  const typed = Array.from(source.matchAll(/^ {4}readonly (\w+): '(.*)'$/gm), ([, verb, line]) => `${verb} ${line}`)
  expect(lines.map(([id, line]) => `${id.split('.')[1]} ${line}`)).toEqual(typed)
})
