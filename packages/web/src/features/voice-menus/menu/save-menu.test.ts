import type { components } from '@lineboard/contract'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard, ValidationError } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../../data/client.ts'
import { PartlySavedError } from '../../../kit/form/use-saving.ts'
import { addRow, changeRow, saveForm, wireBody } from '../../../kit/rows/save-row.ts'
import { form } from '../voice-menu-form.tsx'
import { voiceMenus } from '../voice-menus.resource.ts'
import { blankAction, toActionValues } from './menu-values.ts'

type Ivr = components['schemas']['Ivr']

let server: MockServer
let api: Lineboard
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username: 'admin', password: 'Lineboard1!' },
  })
  api = createLineboard({ baseUrl, tokens: { token: () => id } })
  initClient({ wholeContract: true, baseUrl, tokens: { token: () => id } })
  server.control.snapshot('signed in')
})
beforeEach(() => {
  server.control.faults.clear()
  server.control.restore('signed in')
})
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

/** Saves what was typed as the drawers do. */
async function save(values: ReturnType<typeof typed>, row?: Ivr): Promise<Ivr> {
  const declared = (await voiceMenus.form?.load())?.form
  if (!declared) throw new Error('Voice menus have a form.')
  const body = form.schema.parse(wireBody(declared, values, row))
  const send = (changed: object, before: object | undefined = row) =>
    before ? changeRow(voiceMenus, declared, before, changed) : addRow(voiceMenus, changed)
  return Object(await saveForm(declared, row, values, { body, send }))
}
const stored = async (id: number) => (await api.Ivr.find({ filter: { where: { id }, include: ['Actions'] } }))[0]
const fail = (operation: 'Ivr.createAction' | 'Ivr.replaceAction' | 'Ivr.replaceById') =>
  server.control.faults.add({ operation, kind: 'status', status: 500 })
/** A menu without what every change counts. */
const plain = (menu: Ivr | undefined) => form.toValues(menu)

it('publishes a new menu in one save, once its choices are there', async () => {
  const { id } = await save(typed('published'))
  expect(await stored(id)).toMatchObject({ status: 'published', name: 'Front desk', valid: true })
  expect((await stored(id))?.Actions).toHaveLength(3)
})

it('adds no menu that has nothing to publish, and says why in words', async () => {
  const before = await api.Ivr.count()
  const refused = save({ ...typed('published'), actions: [] })
  await expect(refused).rejects.toThrow(
    'It is not published: the menu says nothing of callers who press no key, leads nowhere.',
  )
  expect(await api.Ivr.count()).toEqual(before)
})

it.each(['Ivr.createAction', 'Ivr.replaceAction', 'Ivr.replaceById'] as const)(
  'leaves a menu as it was where %s fails, and saves all of it by another try',
  async (operation) => {
    const before = await stored(1)
    const values = plain(before)
    const [first, ...rest] = values.actions
    if (!first) throw new Error('The sample data has no choices.')
    const added = { ...blankAction(values.actions), text: '+12125550199' }
    const changed = { ...values, name: 'Renamed', actions: [{ ...first, label: 'Changed' }, ...rest, added] }
    fail(operation)
    await expect(save(changed, before)).rejects.toThrow()
    expect(plain(await stored(1))).toEqual(values)
    server.control.faults.clear()
    await save(changed, await stored(1))
    expect(plain(await stored(1))).toEqual({ ...changed, actions: plain(await stored(1)).actions })
    expect((await stored(1))?.Actions).toHaveLength(values.actions.length + 1)
  },
)

it('says which row is half saved where it cannot be taken back', async () => {
  const before = await stored(1)
  const values = { ...plain(before), actions: plain(before).actions.slice(1) }
  fail('Ivr.replaceById')
  fail('Ivr.createAction')
  const failed = await save(values, before).catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(PartlySavedError)
  expect(failed).toMatchObject({ row: { id: 1 } })
})

it('repairs a menu that callers hear in one save', async () => {
  const target = server.store.table('IvrAction').findOne({ ivrId: 1, kind: 'dial_gateway' })
  if (!target) throw new Error('The sample data has no such choice.')
  await api.Ivr.replaceAction({ ivrId: 1, id: target.id, body: { key: '9', kind: 'dial_gateway' } })
  const broken = await stored(1)
  expect(broken).toMatchObject({ status: 'published', valid: false })
  const values = plain(broken)
  await save({ ...values, actions: values.actions.filter(({ key }) => key !== '9') }, broken)
  expect(await stored(1)).toMatchObject({ status: 'published', valid: true })
})

it('says what is wrong with a choice at its own field', async () => {
  const before = await stored(1)
  const values = plain(before)
  const actions = values.actions.map((each, at) => (at === 1 ? { ...each, text: '12' } : each))
  const refused = await save({ ...values, actions }, before).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ValidationError)
  expect(Object.keys((refused as ValidationError).details?.messages ?? {})).toEqual(['actions.1.text'])
})
