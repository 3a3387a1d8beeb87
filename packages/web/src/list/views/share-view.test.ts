import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { signInAt } from '../../testing/sign-in-at.ts'
import { shareView } from './share-view.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 5 }, strict: true })
  await signInAt(server, 'super', { retry: false })
})
afterEach(() => server.control.faults.clear())
afterAll(() => server.close())

const list = { path: 'tracking-source' }
const view = { name: 'Print', search: '?filter=type%3A"print"' }
const templates = () => server.store.table('Template').find({}).length
const people = (customerId: number) =>
  server.store
    .table('DashUser')
    .by('customerId', customerId)
    .map(({ id }) => id)

it('shares a view with people of the company', async () => {
  const before = templates()
  const { templateId } = await shareView(list, view, people(1))
  expect(templates()).toBe(before + 1)
  expect(server.store.table('Template').get(templateId ?? 0)?.name).toBe('Print')
})

it('leaves nothing behind where the server refuses whom it is shared with', async () => {
  const before = templates()
  await expect(shareView(list, view, people(2))).rejects.toMatchObject({ status: 422 })
  expect(templates()).toBe(before)
})

it('nor where only the sharing fails', async () => {
  const before = templates()
  server.control.faults.add({ operation: 'Template.shareTemplate', kind: 'status', status: 500 })
  await expect(shareView(list, view, people(1))).rejects.toMatchObject({ status: 500 })
  expect(templates()).toBe(before)
})
