import { expect, test } from 'vitest'
import { bodySerializers } from './body.ts'

test('JSON', () => {
  expect(bodySerializers.json({ id: 1 })).toEqual({ body: '{"id":1}', contentType: 'application/json' })
})

test('a form, its objects and lists as JSON', () => {
  const { body, contentType } = bodySerializers.form({
    widgetName: 'callsByDay',
    weekStart: 0,
    trackingSources: [3, 5],
    updateInfo: { ids: [1], customerId: 2 },
    customerId: undefined,
    note: null,
  })
  expect(contentType).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
    widgetName: 'callsByDay',
    weekStart: '0',
    trackingSources: '[3,5]',
    updateInfo: '{"ids":[1],"customerId":2}',
  })
})

const partOf = (body: BodyInit, name: string) => {
  if (!(body instanceof FormData)) throw new TypeError('no multipart body')
  return body.get(name)
}

test('a multipart body, whose text file has a name', async () => {
  const { body, contentType } = bodySerializers.multipart({
    file: 'number\n+12125550142\n',
    description: 'x',
    none: undefined,
  })
  expect(contentType).toBeUndefined()
  const file = partOf(body, 'file')
  expect(file).toBeInstanceOf(File)
  expect(file).toMatchObject({ name: 'upload.csv', type: 'text/csv' })
  expect(await (file as File).text()).toBe('number\n+12125550142\n')
  expect(partOf(body, 'description')).toBe('x')
  expect(partOf(body, 'none')).toBeNull()
})

test('a multipart body keeps the name and type of a file', () => {
  const { body } = bodySerializers.multipart({ file: new File(['x'], 'sip.log', { type: 'text/plain' }) })
  expect(partOf(body, 'file')).toMatchObject({ name: 'sip.log', type: 'text/plain' })
})
