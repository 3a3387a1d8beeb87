import { readFileSync } from 'node:fs'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contactActions } from '../docs/example/contact-actions.ts'
import { form } from '../docs/example/contact-form.tsx'
import { phoneBook } from '../docs/example/phone-book.resource.ts'
import { api, initClient } from '../src/data/client.ts'
import { callByName, rowsOf } from '../src/kit/rows/calls-by-name.ts'
import { addRow, wireBody } from '../src/kit/rows/save-row.ts'
import { valueAt } from '../src/kit/value-at.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

it('the page of the kit shows the files of its example as they are', () => {
  const shown = read('../docs/kit.md').matchAll(/`([\w.-]+\.tsx?)`\n\n```tsx?\n([\s\S]*?)```/g)
  const files = Array.from(shown, ([, name = '', code]) => ({ name, code }))
  expect(files.length).toBe(5)
  for (const { name, code } of files) expect(code).toBe(read(`../docs/example/${name}`))
})

describe('the example', () => {
  let server: MockServer
  let token = ''
  beforeAll(async () => {
    server = await createMockServer({ strict: true })
    initClient({ wholeContract: true, baseUrl: `${server.url}/api/v1`, tokens: { token: () => token } })
    token = (await api().DashUser.authenticate({ body: { username: 'admin', password: 'Lineboard1!' } })).id
  })
  afterAll(() => server.close())

  it('lists rows, each of whose cells can be said in words', async () => {
    const rows = rowsOf(await callByName(phoneBook.list, { filter: { limit: 20 } }))
    expect(rows.length).toBeGreaterThan(0)
    for (const { field, cell } of phoneBook.columns) {
      const texts = rows.map((row) => valueAt(row, field)).filter((value) => value !== undefined)
      expect(texts.map((value) => typeof cell.toText(value))).toEqual(texts.map(() => 'string'))
    }
  })

  it('adds what was typed, and blocks the number', async () => {
    const typed = { ...form.toValues(undefined), name: 'Ada', number: '(212) 555-0147' }
    const row = await addRow(phoneBook, wireBody(form, typed, undefined))
    expect(row).toMatchObject({ name: 'Ada', number: '+12125550147' })
    const [stored] = await api().PhoneBook.find({ filter: { where: { number: '+12125550147' } } })
    const [block] = contactActions
    if (!stored || !block?.run) throw new Error('The example adds a contact, and has an action.')
    await block.run(stored, {
      rows: [],
      seesAll: false,
      state: {},
      refresh: () => undefined,
      hrefOf: () => '',
      open: () => undefined,
    })
    expect(await api().BlacklistNumber.find({ filter: { where: { number: '+12125550147' } } })).toHaveLength(1)
  })
})
