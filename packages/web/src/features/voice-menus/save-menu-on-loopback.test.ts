import { type LoopbackServer, loadRows, sampleRows, startLoopback } from '@lineboard/loopback-server'
import { createMockServer } from '@lineboard/mock-server'
import { createLineboard } from '@lineboard/sdk'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { api, initClient } from '../../data/client.ts'
import { changeRow, saveForm } from '../../kit/rows/save-row.ts'
import { form } from './voice-menu-form.tsx'
import { voiceMenus } from './voice-menus.resource.ts'

// What is left of a menu on a real LoopBack 3 server, where a PUT replaces, when its save fails.

const signIn = async (baseUrl: string) => {
  const body = { username: 'super', password: 'Lineboard1!' }
  return (await createLineboard({ baseUrl }).DashUser.authenticate({ body })).id
}

let loopback: LoopbackServer
let rows: Awaited<ReturnType<typeof sampleRows>>
/** How many replacements of a menu lose their answer from now on, although they are carried out. */
let lost = 0
beforeAll(async () => {
  const mock = await createMockServer({ size: { callLogs: 5 } })
  rows = await sampleRows(mock, await signIn(mock.apiUrl))
  await mock.close()
  loopback = await startLoopback('memory')
  await loadRows(loopback, rows)
  const token = await signIn(loopback.apiUrl)
  const send = async (request: Request) => {
    const answer = await fetch(request)
    const isLost = request.method === 'PUT' && lost > 0
    if (isLost) lost -= 1
    return isLost ? new Response('<html>Bad Gateway</html>', { status: 502 }) : answer
  }
  initClient({ baseUrl: loopback.apiUrl, tokens: { token: () => token }, fetch: send, retry: false })
})
beforeEach(() => loadRows(loopback, rows))
afterAll(() => loopback.close())

it('puts all of a menu back, with columns that no form knows, where the answer to its save is lost', async () => {
  const before = await loopback.rows('Ivr')
  const [menu] = await api().Ivr.find({ filter: { where: { id: 1 }, include: ['Actions'] } })
  const values = { ...form.toValues(menu), name: 'Renamed', description: 'Changed' }
  const body = { ...menu, name: 'Renamed', description: 'Changed' }
  const send = (changed: object, from: object = Object(menu)) => changeRow(voiceMenus, form, from, changed)
  lost = 1
  await expect(saveForm(form, menu, values, { body, send })).rejects.toThrow()
  expect(await loopback.rows('Ivr')).toEqual(before)
})
