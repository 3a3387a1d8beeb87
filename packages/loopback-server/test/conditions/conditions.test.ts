import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { quickKinds, type Store, startStore } from '../../src/stores/store.ts'
import { properties, rows } from './rows.ts'
import { differencesOf, disagreements, type Otherwise } from './try-conditions.ts'

// conditions.nightly.test.ts tries more conditions, on more servers.
describe.each(quickKinds)('$name', (kind) => {
  let store: Store
  let differences: ReadonlyMap<string, Otherwise>
  beforeAll(async () => {
    store = await startStore(kind, properties)
    await store.load(rows)
    differences = await differencesOf(store)
  }, 60_000)
  afterAll(() => store.close())

  test('reads every comparison of numbers and times, equality and the lack of a value as documented', () => {
    const common = [...differences.keys()].filter((question) => !/(like|startsWith|endsWith)/.test(question))
    expect(common).toEqual([])
  })

  test('random conditions find, count, export, change and delete the documented rows', async () => {
    expect(await disagreements(store, differences, { runs: 40, every: 10 })).toEqual([])
  })
})
