import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const text = readFileSync(new URL('../asyncapi.yaml', import.meta.url), 'utf8')
const channels = [
  'call_log',
  'notifications',
  'customer',
  'user',
  'role',
  'product',
  'number_management',
  'tracking_number',
  'receiving_numbers',
  'sip_gateway',
]

/** Every value of a key anywhere in a document. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => (name === key ? [value] : valuesOf(value, key)))
}

test('the realtime document names all ten channels', () => {
  for (const channel of channels) expect(text).toContain(channel)
})

test('rows sent over the socket are entities of the HTTP contract', () => {
  const pointers = valuesOf(parse(text), 'x-openapi-schema').filter((one) => typeof one === 'string')
  expect(pointers.length).toBeGreaterThan(5)
  for (const pointer of pointers) {
    const [file = '', name = ''] = pointer.split('#/')
    const schemas = parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    expect(schemas, pointer).toHaveProperty(name)
  }
})
