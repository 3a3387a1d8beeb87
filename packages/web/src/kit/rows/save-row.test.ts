import { expect, it } from 'vitest'
import { object, optional, string } from 'zod/mini'
import { initClient } from '../../data/client.ts'
import type { Form } from '../define-form.ts'
import { changeRow } from './save-row.ts'

const form: Form = { schema: object({ name: optional(string()) }), toValues: () => ({}), Fields: () => null }

it('a row that was added and answered without its id is not added once more by what is typed after', async () => {
  let sent = 0
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async () => {
      sent += 1
      return Response.json({ name: 'Nora' })
    },
  })
  const contacts = { model: 'PhoneBook', update: 'PhoneBook.upsert', include: [] } as const
  const added = { name: 'Nora' }
  await expect(changeRow(contacts, form, added, { name: 'Nora Quist' })).rejects.toThrow(/did not say what this was/)
  expect(sent).toBe(0)
  await changeRow(contacts, form, { ...added, id: 31 }, { name: 'Nora Quist' })
  expect(sent).toBe(1)
})
