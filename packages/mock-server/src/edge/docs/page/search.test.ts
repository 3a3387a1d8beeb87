import { expect, test } from 'vitest'
import { createSearch } from './search.js'

const answerOf = (model: string) => ({ 200: { schema: { $ref: `#/components/schemas/${model}` } } })

const spec = {
  paths: {
    '/CallLogs/count': { get: { operationId: 'CallLog.count', summary: 'Count calls', responses: answerOf('Count') } },
    '/ProductVariations': { get: { operationId: 'ProductVariation.find', responses: answerOf('ProductVariation') } },
    '/Products': { get: { operationId: 'Product.find', responses: answerOf('Product') } },
  },
  components: {
    schemas: {
      Count: { properties: { count: {} } },
      ProductVariation: { properties: { walletBaseline: {} } },
      Product: { properties: { variations: { items: { $ref: '#/components/schemas/ProductVariation' } } } },
    },
  },
}

const { hits } = createSearch()
const found = (phrase: string): string[] => [...hits(spec, phrase)]

test.each([
  ['name', 'calllog.COUNT', ['get /CallLogs/count']],
  ['path', '/Products', ['get /Products']],
  ['summary, in any order of its words', 'calls count', ['get /CallLogs/count']],
  ['field, of a model below its answer too', 'walletBaseline', ['get /ProductVariations', 'get /Products']],
])('finds a call by its %s', (_, phrase, calls) => {
  expect(found(phrase)).toEqual(calls)
})

test('leaves out calls with the phrase in a field where others have it in their name', () => {
  expect(found('productvariation')).toEqual(['get /ProductVariations'])
})

test('finds no call by words that none has', () => {
  expect(found('nothing like it')).toEqual([])
})
