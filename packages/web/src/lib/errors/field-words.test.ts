import { contractDocument, type Schema } from '@lineboard/contract/document'
import { expect, test } from 'vitest'
import { machineWordsIn } from '../../testing/machine-words.ts'
import { fieldWords } from './field-problems.ts'

const { schemas } = contractDocument.components
const fieldsOf = ({ properties = {} }: Schema) => Object.keys(properties)
const fields = Object.entries(schemas).flatMap(([model, schema]) =>
  fieldsOf(schema).map((field) => [model, field] as const),
)

// Parts of names that nobody says.
const jargon = /\b(id|ids|gw|proto|recur|cvv|ttl|ui|gui|dash|ivr|op|param|obj|str|num|exp|no|uri|info)\b/

test('there are fields', () => expect(fields.length).toBeGreaterThan(300))

test.each(fields)('%s.%s has words', (_, field) => {
  const words = fieldWords(field)
  expect(words).toMatch(/^[A-Za-z][A-Za-z0-9 -]*$/)
  expect(machineWordsIn(words)).toEqual([])
  expect(words).not.toMatch(jargon)
})

test.each([
  ['tracking_sourceId', 'tracking source'],
  ['sip_gatewayId', 'SIP gateway'],
  ['companyName', 'company name'],
  ['Customer.vatNumber', 'VAT number'],
  ['assetIds', 'asset'],
  ['gw_list', 'gateways'],
  ['userId', 'user'],
  ['', 'value'],
  ['constructor', 'constructor'],
])('%s is the %s', (field, words) => {
  expect(fieldWords(field)).toBe(words)
})
