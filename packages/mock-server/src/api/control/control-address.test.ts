import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/test-server.ts'
import { parameters } from './fault-input.ts'

let t: TestServer
beforeAll(async () => {
  t = await createTestServer({ size: { callLogs: 10 } })
})
beforeEach(() => t.server.control.reset())
afterAll(() => t.close())

async function control(action: string, body?: object) {
  const [method = '', path] = action.split(' ')
  const answer = await fetch(`${t.server.url}/__mock/${path}`, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const parsed: { error?: { message: string } } = JSON.parse(await answer.text())
  return { status: answer.status, message: parsed.error?.message ?? '' }
}

/** Every action that there is, as the server says it. */
async function actions() {
  const { message } = await control('GET nothing')
  return message.replace(/^.*There are: |\.$/g, '').split(', ')
}

/** What can be taken out by its name, each made once; the name is that of the newest. */
const removable: Readonly<Record<string, { make: [action: string, body: object]; name: string; kind: string }>> = {
  'DELETE faults': { make: ['POST faults', { operation: '*', kind: 'status' }], name: '1', kind: 'fault' },
  'DELETE latency': {
    make: ['POST latency', { operation: 'Customer.*', kind: 'fixed', ms: 1 }],
    name: 'Customer.*',
    kind: 'latency',
  },
  'DELETE scenarios': {
    make: ['POST scenarios', { operation: 'Language.find', answers: [503] }],
    name: '1',
    kind: 'scenario',
  },
  'DELETE snapshots': { make: ['POST snapshot', { name: 'here' }], name: 'here', kind: 'snapshot' },
  'DELETE sessions': { make: ['POST sessions', { name: 'mine' }], name: 'mine', kind: 'session' },
}

describe('what is not there', () => {
  test.each(Object.entries(removable))('%s says so, and what there is', async (action, { make, name, kind }) => {
    expect(await control(`${action}/nope`)).toEqual({
      status: 404,
      message: `There is no ${kind} "nope". There is none.`,
    })
    expect(await control(...make)).toMatchObject({ status: 200 })
    for (const wrong of ['nope', '99', 'toString'])
      expect(await control(`${action}/${wrong}`)).toEqual({
        status: 404,
        message: `There is no ${kind} "${wrong}". There are: ${name}.`,
      })
    expect(await control(`${action}/${encodeURIComponent(name)}`)).toMatchObject({ status: 200 })
    expect(await control(`${action}/${encodeURIComponent(name)}`)).toMatchObject({ status: 404 })
  })

  test('is restored by no name either', async () => {
    expect(await control('POST restore', { name: 'nope' })).toEqual({
      status: 404,
      message: 'There is no snapshot "nope". There is none.',
    })
  })
})

test('every action refuses what follows it, unless that is a name', async () => {
  const named = [...Object.keys(removable), 'GET journal', 'POST journal']
  const all = await actions()
  expect(all.length).toBeGreaterThan(25)
  t.server.control.faults.add({ operation: 'Customer.find', kind: 'cut' })
  await t.super('GET', '/Languages')
  for (const action of all) {
    const { status, message } = await control(`${action}/nope`, action.startsWith('GET') ? undefined : {})
    expect([action, status]).toEqual([action, 404])
    if (!named.includes(action)) expect(message).toBe(`There is no control ${action}/nope.`)
  }
  expect(t.server.control.faults.list()).toHaveLength(1)
  expect(t.server.control.journal.list()).toHaveLength(1)
})

test('every action refuses a parameter that it does not have, and says which it has', async () => {
  for (const action of await actions()) {
    const { status, message } = await control(`${action}?operatoin=x`, action.startsWith('GET') ? undefined : {})
    const known = parameters[action] ?? ['none']
    expect([action, status]).toEqual([action, 400])
    expect(message).toContain(`${action} has no parameter "operatoin".`)
    expect(message).toContain(`It has ${known.join(', ')}.`)
  }
  expect((await control('GET journal?operatoin=x')).message).toContain('Did you mean operation?')
  expect(await control('GET state?mockSession=mine')).toMatchObject({ status: 200 })
})

test.each([
  ['Customer.finds', 'Did you mean Customer.find?'],
  ['customer.find', 'Did you mean Customer.find?'],
  ['CallLogs.find', 'Did you mean CallLog.find?'],
  ['Nope.*', 'There is no operation Nope.*. Send a name such as Customer.find, Customer.* or *.'],
])('no operation is called %s, wherever one is named', async (operation, said) => {
  const asked = [
    control(`GET journal?operation=${encodeURIComponent(operation)}`),
    control('POST faults', { operation, kind: 'cut' }),
    control('POST latency', { operation, kind: 'fixed', ms: 1 }),
    control('POST scenarios', { operation, answers: [503] }),
  ]
  for (const { status, message } of await Promise.all(asked)) {
    expect(status).toBe(400)
    expect(message).toContain(said)
  }
})
