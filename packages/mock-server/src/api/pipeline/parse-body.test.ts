import { describe, expect, test } from 'vitest'
import type { ApiOperation, BodyKind } from '../../ground/contract/api-operation.ts'
import { parseBody } from './parse-body.ts'

function operation(bodyKind: BodyKind): ApiOperation {
  return {
    id: 'Customer.create',
    method: 'POST',
    path: '/x',
    summary: 'Add a customer',
    isPublic: false,
    effect: 'write',
    parameters: [],
    bodyKind,
    bodySchema: { properties: { count: { type: 'integer' }, name: { type: 'string' } } },
    movesMoney: false,
    needsRecentCode: false,
    takesKey: false,
    needsStorage: true,
    hasTotalHeader: false,
  }
}

const parse = (kind: BodyKind, text: string, type?: string) =>
  parseBody(operation(kind), Buffer.from(text, 'latin1'), type)
const form = 'application/x-www-form-urlencoded'

test('JSON', async () => {
  expect(await parse('json', '{"a":1}', 'application/json')).toEqual({
    body: { a: 1 },
    parts: [],
    forValidation: { a: 1 },
  })
  expect((await parse('json', '')).body).toEqual({})
  await expect(parse('json', '{', 'application/json')).rejects.toThrow(/JSON/)
})

test('form fields take the type of the contract', async () => {
  const text = 'count=7&name=7&other=a+b%26'
  expect(await parse('form', text, form)).toEqual({
    body: { count: 7, name: '7', other: 'a b&' },
    parts: [],
    forValidation: text,
  })
})

test('no body', async () => {
  expect(await parse('form', '')).toEqual({ body: undefined, parts: [], forValidation: undefined })
})

describe('multipart', () => {
  const type = 'multipart/form-data; boundary="x y"'
  const part = (head: string, data: string) => `--x y\r\n${head}\r\n\r\n${data}\r\n`

  test('parts keep their bytes', async () => {
    const head = 'Content-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv'
    const text = `${part(head, 'a,b\r\n\xff,2')}${part('content-disposition: form-data; name="kind"', 'csv')}--x y--\r\n`
    const { body, parts } = await parse('multipart', text, type)
    expect(parts).toEqual([
      { name: 'file', filename: 'a.csv', contentType: 'text/csv', data: Buffer.from('a,b\r\n\xff,2', 'latin1') },
      { name: 'kind', contentType: 'text/plain', data: Buffer.from('csv') },
    ])
    expect(body).toMatchObject({ kind: 'csv' })
  })

  test.each([
    ['multipart/form-data', 'x', 'names no boundary'],
    [type, 'x', 'does not end'],
    [type, part('Content-Disposition: form-data; name="a"', '1'), 'does not end'],
    [type, `${part('Content-Disposition: form-data', '1')}--x y--`, 'has no name'],
  ])('%s %j is refused', async (contentType, text, message) => {
    await expect(parse('multipart', text, contentType)).rejects.toThrow(message)
  })

  test('a field may have as much text as a form, and a file more', async () => {
    const more = 'x'.repeat(1024 * 1024 + 1)
    const field = `${part('Content-Disposition: form-data; name="note"', more)}--x y--\r\n`
    await expect(parse('multipart', field, type)).rejects.toMatchObject({ statusCode: 413 })
    const file = `${part('Content-Disposition: form-data; name="file"; filename="a.csv"', more)}--x y--\r\n`
    const { parts } = await parse('multipart', file, type)
    expect(parts[0]?.data.toString()).toBe(more)
  })

  test.each(['a;b=c.txt', 'x; name=y.txt', 'a=b.txt', 'ünï.txt', 'semi;colon; filename=other.txt'])(
    'a file named %j keeps its name, and its part does too',
    async (filename) => {
      const head = `Content-Disposition: form-data; filename="${Buffer.from(filename).toString('latin1')}"; name="file"`
      const { parts, forValidation } = await parse('multipart', `${part(head, 'text')}--x y--\r\n`, type)
      expect(parts).toMatchObject([{ name: 'file', filename }])
      expect(forValidation).toBe(`${part('Content-Disposition: form-data; name="file"', 'text')}--x y--\r\n`)
    },
  )
})
