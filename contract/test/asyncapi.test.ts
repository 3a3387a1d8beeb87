import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { enumerations } from '../src/enumerations.ts'

const text = readFileSync(new URL('../asyncapi.yaml', import.meta.url), 'utf8')

/** Every value of a key anywhere in a document. */
function valuesOf(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => (name === key ? [value] : valuesOf(value, key)))
}

test('the realtime document describes the channels that one can subscribe to, and no others', () => {
  const document = parse(text)
  const described = valuesOf(document, 'channel')
    .flatMap((each) => valuesOf(each, 'enum'))
    .flat()
  expect(document.components.schemas.Channel.enum).toEqual(enumerations.ChannelName)
  expect(new Set(described)).toEqual(new Set(enumerations.ChannelName))
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
