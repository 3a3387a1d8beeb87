import { expect, test } from 'vitest'
import { forms } from './forms.ts'

test('a form, its objects and lists as JSON', () => {
  const body = forms.form({
    widgetName: 'callsByDay',
    weekStart: 0,
    trackingSources: [3, 5],
    updateInfo: { ids: [1], customerId: 2 },
    customerId: undefined,
    note: null,
  })
  expect(Object.fromEntries(body)).toEqual({
    widgetName: 'callsByDay',
    weekStart: '0',
    trackingSources: '[3,5]',
    updateInfo: '{"ids":[1],"customerId":2}',
  })
})

test('a multipart body, whose text file has a name', async () => {
  const body = forms.multipart({
    file: 'number\n+12125550142\n',
    description: 'x',
    none: undefined,
  })
  const file = body.get('file')
  expect(file).toBeInstanceOf(File)
  expect(file).toMatchObject({ name: 'upload.csv', type: 'text/csv' })
  expect(await (file as File).text()).toBe('number\n+12125550142\n')
  expect(body.get('description')).toBe('x')
  expect(body.get('none')).toBeNull()
})

test('a multipart body takes bytes for a file, and nothing that is no file', async () => {
  const bytes = new TextEncoder().encode('number\n+12125550142\n')
  for (const given of [bytes, Buffer.from(bytes), bytes.buffer]) {
    const file = forms.multipart({ file: given }).get('file')
    expect(await (file as File).text()).toBe('number\n+12125550142\n')
  }
  for (const given of [new ReadableStream(), { path: 'a.csv' }, ['number'], 7])
    expect(() => forms.multipart({ file: given }, 'ReceivingNumber.bulkUpload: ')).toThrow(
      new TypeError('ReceivingNumber.bulkUpload: file is neither text nor a Blob'),
    )
})

test('a multipart body keeps the name and type of a file', () => {
  const body = forms.multipart({ file: new File(['x'], 'sip.log', { type: 'text/plain' }) })
  expect(body.get('file')).toMatchObject({ name: 'sip.log', type: 'text/plain' })
})
