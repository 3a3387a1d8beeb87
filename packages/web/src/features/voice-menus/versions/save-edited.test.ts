import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../../data/client.ts'
import { readOpenedRow } from '../../../kit/rows/read-row.ts'
import { addRow, changeRow, saveForm, wireBody } from '../../../kit/rows/save-row.ts'
import { sessionStore } from '../../../state/session-store.ts'
import { contentOfRow } from '../menu/edited-menu.ts'
import { keptAs } from '../simulator/menu-case.ts'
import { form } from '../voice-menu-form.tsx'
import { voiceMenus } from '../voice-menus.resource.ts'
import { takeWanted, wantPublished } from './publish-menu.ts'
import type { OpenedMenu } from './revisions.ts'
import { readRevisions } from './revisions.ts'

let server: MockServer
let api: Lineboard
beforeAll(async () => {
  server = await createMockServer({ strict: true })
  const baseUrl = `${server.url}/api/v1`
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({
    body: { username: 'admin', password: 'Lineboard1!' },
  })
  const options = { baseUrl, tokens: { token: () => id } }
  api = createLineboard(options)
  initClient(options)
  Object.assign(sessionStore, { user: server.store.table('DashUser').findOne({ username: 'admin' }) })
  server.control.snapshot('signed in')
})
beforeEach(() => void server.control.restore('signed in'))
afterAll(async () => {
  Object.assign(sessionStore, { user: undefined })
  await server.close()
})

const open = async () => Object(await readOpenedRow(voiceMenus, 1)) as OpenedMenu
const heard = async () => (await api.Ivr.find({ filter: { where: { id: 1 }, include: ['Actions'] } }))[0]
const kinds = async () => (await readRevisions(1)).map(({ kind }) => kind)

/** Opens the menu, types into it and saves, as the drawer does. */
async function edit(typed: Partial<ReturnType<typeof form.toValues>>) {
  const row = await open()
  const declared = (await voiceMenus.form?.load())?.form
  if (!declared) throw new Error('Voice menus have a form.')
  const values = { ...form.toValues(row), ...typed }
  const body = form.schema.parse(wireBody(declared, values, row))
  const send = (changed: object, before: object = row) => changeRow(voiceMenus, declared, before, changed)
  return saveForm(declared, row, values, { body, send })
}

it('keeps what is typed of a live menu as its draft, and opens that', async () => {
  await edit({ name: 'Drafted' })
  expect(await heard()).toMatchObject({ name: 'Main menu', version: expect.any(Number) })
  expect(await open()).toMatchObject({ name: 'Drafted', status: 'published' })
})

it('has no draft once it is as callers hear it', async () => {
  await edit({ name: 'Drafted' })
  await edit({ name: 'Main menu' })
  expect(await open()).toMatchObject({ name: 'Main menu' })
  expect((await kinds()).at(-1)).toBe('discarded')
  await edit({})
  expect(await kinds()).not.toContain('draft')
})

it('publishes what is typed where that is wanted of this save, and of no other', async () => {
  await edit({ description: 'Drafted' })
  wantPublished(1, { anyway: false })
  await edit({ name: 'Heard' })
  expect(await heard()).toMatchObject({ name: 'Heard', description: 'Drafted' })
  expect((await kinds()).at(-1)).toBe('version')
  await edit({ name: 'Later' })
  expect(await heard()).toMatchObject({ name: 'Heard' })
  expect(takeWanted(1)).toBeUndefined()
})

it('takes a menu from callers with all that was typed, and its draft with it', async () => {
  await edit({ name: 'Drafted' })
  await edit({ status: 'draft', description: 'Closed' })
  expect(await heard()).toMatchObject({ status: 'draft', name: 'Drafted', description: 'Closed' })
  expect((await kinds()).at(-1)).toBe('discarded')
  await edit({ name: 'Edited itself' })
  expect(await heard()).toMatchObject({ name: 'Edited itself' })
})

it('makes the first publication a version, unless a case fails', async () => {
  await edit({ status: 'draft' })
  const definition = { menuId: 1, keys: ['1'], end: { kind: 'hangs_up', to: [] } }
  const { id } = await api.Template.create({ body: { ...keptAs, name: 'Closed', definition } })
  await expect(edit({ status: 'published' })).rejects.toThrow('Closed expects that the call hangs up')
  expect(await heard()).toMatchObject({ status: 'draft' })
  await api.Template.deleteById({ id })
  await edit({ status: 'published' })
  expect(await heard()).toMatchObject({ status: 'published' })
  expect((await readRevisions(1)).at(-1)).toMatchObject({ kind: 'version', note: {} })
  expect((await readRevisions(1)).at(-1)).not.toHaveProperty('before')
})

it('publishes a menu that nobody hears where that is wanted of this save, and of no other', async () => {
  await edit({ status: 'draft' })
  wantPublished(1, { anyway: false })
  await edit({ name: 'Heard' })
  expect(await heard()).toMatchObject({ status: 'published', name: 'Heard' })
  expect((await kinds()).at(-1)).toBe('version')
  const saved = async () => (await form.savedText?.(await open(), undefined))?.text
  expect(await saved()).toMatch(/^Published. Callers of 3 tracking numbers hear it now: /)
  await edit({ name: 'Later' })
  expect(await saved()).toContain('Saved as a draft')
})

it('keeps what a new menu is published with as its first version', async () => {
  const declared = (await voiceMenus.form?.load())?.form
  if (!declared) throw new Error('Voice menus have a form.')
  const values = { ...form.toValues(await open()), name: 'Evening menu' }
  const body = form.schema.parse(wireBody(declared, values, undefined))
  const send = (changed: object, before?: object) =>
    before ? changeRow(voiceMenus, declared, before, changed) : addRow(voiceMenus, changed)
  wantPublished(undefined, { anyway: false })
  const { id } = Object(await saveForm(declared, undefined, values, { body, send }))
  const [menu] = await api.Ivr.find({ filter: { where: { id }, include: ['Actions'] } })
  if (!menu) throw new Error('There is no such menu.')
  expect(menu).toMatchObject({ name: 'Evening menu', status: 'published' })
  expect(await readRevisions(id)).toMatchObject([{ kind: 'version', revision: 1, content: contentOfRow(menu) }])
})

it('says in words why a server does not publish a menu', async () => {
  await edit({ status: 'draft' })
  wantPublished(1, { anyway: false })
  await expect(edit({ actions: [] })).rejects.toThrow('It is not published: the menu says nothing of callers')
  expect(await kinds()).toEqual([])
})
