import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard, ValidationError } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { dropBlank } from '../../resource/form/drop-blank.ts'
import { callByName } from '../../resource/rows/calls-by-name.ts'
import { toActionValues } from './action-values.ts'
import { saveMenu } from './save-menu.ts'
import { form } from './voice-menu-form.tsx'

let server: MockServer
let api: Lineboard
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username: 'admin', password: 'Lineboard1!' },
  })
  api = createLineboard({ baseUrl, tokens: { token: () => id } })
  initClient({ baseUrl, tokens: { token: () => id } })
  server.control.snapshot('signed in')
})
beforeEach(() => void server.control.restore('signed in'))
afterAll(() => server.close())

const endings = (['1', 'timeout', 'invalid'] as const).map((key, position) => ({
  ...{ id: position + 1, ivrId: 1, kind: 'hang_up' as const },
  ...{ key, position },
}))
const typed = (status: 'draft' | 'published') => ({
  ...form.toValues(undefined),
  name: 'Front desk',
  status,
  greeting: { ...form.toValues(undefined).greeting, text: 'Hello' },
  actions: toActionValues(endings),
})

async function added(values: ReturnType<typeof typed>) {
  const body = form.schema.parse(dropBlank(form.toBody?.(values) ?? {}))
  const id = Number(Reflect.get(Object(await callByName('Ivr.create', { body })), 'id'))
  return api.Ivr.findById({ id })
}

it('publishes a new menu in one save, once its choices are there', async () => {
  const values = typed('published')
  const menu = await added(values)
  expect(menu.status).toBe('draft')
  await saveMenu(menu.id, values)
  expect(await api.Ivr.findById({ id: menu.id })).toMatchObject({
    status: 'published',
    name: 'Front desk',
    valid: true,
  })
  const [stored] = await api.Ivr.find({ filter: { where: { id: menu.id }, include: ['Actions'] } })
  await saveMenu(menu.id, form.toValues(stored))
  expect((await api.Ivr.findById({ id: menu.id })).version).toBe(stored?.version)
})

it('leaves one a draft that has nothing to publish, and says so at the status', async () => {
  const values = { ...typed('published'), actions: [] }
  const menu = await added(values)
  const refused = await saveMenu(menu.id, values).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ValidationError)
  expect(Object.keys((refused as ValidationError).details?.messages ?? {})).toEqual(['status'])
  expect((await api.Ivr.findById({ id: menu.id })).status).toBe('draft')
})

it('tried again after half of it failed, it writes no choice twice', async () => {
  const values = typed('published')
  const menu = await added(values)
  server.control.faults.add({ operation: 'Ivr.replaceById', kind: 'status', status: 500 })
  await expect(saveMenu(menu.id, values)).rejects.toThrow()
  server.control.faults.clear()
  const choices = async () =>
    (await api.Ivr.find({ filter: { where: { id: menu.id }, include: ['Actions'] } }))[0]?.Actions
  const before = await choices()
  expect(before).toHaveLength(3)
  await saveMenu(menu.id, values)
  expect(await choices()).toEqual(before)
  expect((await api.Ivr.findById({ id: menu.id })).status).toBe('published')
})

it('keeps one that callers hear as it is, and takes it back when that is asked for', () => {
  const published = { ...form.toValues(undefined), status: 'published' as const, wasPublished: true }
  expect(form.toBody?.(published)).toMatchObject({ status: 'published' })
  expect(form.toBody?.({ ...published, status: 'draft' })).toMatchObject({ status: 'draft' })
  expect(form.toBody?.(published)).not.toHaveProperty('wasPublished')
})
