import { describe, expect, test } from 'vitest'
import type { ApiOperation, BodyKind } from '../contract/api-operation.ts'
import { parseBody } from './parse-body.ts'

function operation(bodyKind: BodyKind): ApiOperation {
  return {
    id: 'Customer.create',
    method: 'POST',
    path: '/x',
    isPublic: false,
    effect: 'write',
    parameters: [],
    bodyKind,
    bodySchema: { properties: { count: { type: 'integer' }, name: { type: 'string' } } },
    movesMoney: false,
    takesKey: false,
    hasTotalHeader: false,
  }
}

const parse = (kind: BodyKind, text: string, type?: string) =>
  parseBody(operation(kind), Buffer.from(text, 'latin1'), type)
const form = 'application/x-www-form-urlencoded'

test('JSON', () => {
  expect(parse('json', '{"a":1}', 'application/json')).toEqual({ body: { a: 1 }, parts: [], forValidation: { a: 1 } })
  expect(parse('json', '').body).toEqual({})
  expect(() => parse('json', '{', 'application/json')).toThrow(/JSON/)
})

test('form fields take the type of the contract', () => {
  const text = 'count=7&name=7&other=a+b%26'
  expect(parse('form', text, form)).toEqual({
    body: { count: 7, name: '7', other: 'a b&' },
    parts: [],
    forValidation: text,
  })
})

test('no body', () => {
  expect(parse('form', '')).toEqual({ body: undefined, parts: [], forValidation: undefined })
})

describe('multipart', () => {
  const type = 'multipart/form-data; boundary="x y"'
  const part = (head: string, data: string) => `--x y\r\n${head}\r\n\r\n${data}\r\n`

  test('parts keep their bytes', () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv'
    const text = `${part(head, 'a,b\r\n\xff,2')}${part('content-disposition: form-data; name="kind"', 'csv')}--x y--\r\n`
    const { body, parts } = parse('multipart', text, type)
    expect(parts).toEqual([
      { name: 'file', filename: 'a.csv', contentType: 'text/csv', data: Buffer.from('a,b\r\n\xff,2', 'latin1') },
      { name: 'kind', data: Buffer.from('csv') },
    ])
    expect(body).toMatchObject({ kind: 'csv' })
  })

  test.each([
    ['multipart/form-data', 'x', 'names no boundary'],
    [type, 'x', 'does not end'],
    [type, part('Content-Disposition: form-data; name="a"', '1'), 'does not end'],
    [type, `${part('X: y', '1')}--x y--`, 'has no name'],
  ])('%s %j is refused', (contentType, text, message) => {
    expect(() => parse('multipart', text, contentType)).toThrow(message)
  })
})
