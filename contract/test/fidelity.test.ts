import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundleContract } from '../scripts/bundle.mjs'
import { fidelityPage } from '../scripts/fidelity-page.mjs'
import { listOperations } from '../scripts/operation-table.mjs'
import { behaviourTests, conformanceTest, fidelityOf, recordings } from '../src/fidelity.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const spec = await bundleContract()
const operations = listOperations(spec)

test('the page has a row with source and tests for every operation', () => {
  const page = fidelityPage(spec, '..')
  const rows = page.match(/^\| `\w+\.\w+` \|.*$/gm) ?? []
  expect(rows).toHaveLength(operations.length)
  const missing = operations.filter(({ id, operation }) => {
    const row = rows.find((each) => each.startsWith(`| \`${id}\` |`))
    const { source, tests } = fidelityOf(operation)
    return !row?.includes(`| ${source} |`) || !tests.every((each) => row.includes(`(../${each})`))
  })
  expect(missing).toEqual([])
})

test('every test that is named is there, and has tests in it', () => {
  const named = [recordings.reads.test, recordings.writes.test, conformanceTest, ...Object.values(behaviourTests)]
  expect(named.filter((path) => !/^ *(it|test)(\.each\b.*|\()/m.test(read(path)))).toEqual([])
})

test('a test of behaviour makes the calls of its model', () => {
  const strangers = Object.entries(behaviourTests).filter(([model, path]) => {
    const text = read(path)
    const own = operations.filter(({ id, operation }) => id.startsWith(`${model}.`) && !operation['x-loopback'])
    const words = own.map(
      ({ path: address }) =>
        address
          .replaceAll(/\/\{\w+\}/g, '')
          .split('/')
          .at(-1) ?? '',
    )
    return !words.some((word) => text.includes(word))
  })
  expect(strangers).toEqual([])
})

test('what is a method of LoopBack is recorded, and all else is documented or read', () => {
  const of = (id: string) => {
    const found = operations.find((each) => each.id === id)
    return found && fidelityOf(found.operation).source
  }
  expect(of('Customer.find')).toBe('recorded')
  expect(of('Customer.upsert')).toBe('recorded')
  expect(of('OpNumber.bulkDownload')).toBe('documented')
  expect(of('SipGateway.bulkDownload')).toBe('our reading')
})
