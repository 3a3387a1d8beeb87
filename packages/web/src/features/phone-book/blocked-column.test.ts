import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { api } from '../../data/client.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { readBlocked } from '../../shared/call-flow/blocked-contacts.ts'
import { askedByText } from '../../testing/asked-by-text.ts'
import { signInAt } from '../../testing/sign-in-at.ts'
import { phoneBook } from './phone-book.resource.ts'

let server: MockServer
let texts: ReadonlyMap<number, string>

beforeAll(async () => {
  server = await createMockServer({})
  await signInAt(server, 'super')
  const contacts = await api().PhoneBook.find({})
  const [own, all, flagged] = contacts.filter(({ blocked, customerId }) => !blocked && customerId === 2)
  if (!own || !all || !flagged) throw new Error('too few contacts')
  await api().BlacklistNumber.create({ body: { number: own.number, customerId: own.customerId } })
  await api().BlacklistNumber.create({ body: { number: all.number, customerId: 1 } })
  await api().PhoneBook.upsert({ body: { ...flagged, blocked: true } })
  texts = new Map(
    await readBlocked(
      contacts.map(({ id }) => id),
      {},
    ),
  )
  expect([own, all, flagged].map(({ id }) => texts.get(id))).toEqual([
    'Blocked',
    'Blocked for everyone',
    'Blocked in the phone book',
  ])
})
afterAll(() => server.close())

it('says a contact is blocked where a test call from it is rejected', async () => {
  const contacts = await api().PhoneBook.find({})
  for (const { id, number, customerId, blocked } of contacts) {
    const entries = await api().BlacklistNumber.find({ filter: { where: { number } } })
    const isListed = entries.some((entry) => entry.customerId === 1 || entry.customerId === customerId)
    expect(texts.get(id) !== '', number).toBe(isListed || blocked)
  }
})

it.each([
  ['blocked:"Blocked"', (text: string) => text !== ''],
  ['blocked:="Blocked for everyone"', (text: string) => text === 'Blocked for everyone'],
  ['blocked:="true"', (text: string) => text !== ''],
  ['blocked:="false"', (text: string) => text === ''],
])('finds the contacts that %s means', async (filter, isMeant) => {
  const { query } = await askedByText(phoneBook, filter)
  const found = rowsOf(await callByName('PhoneBook.find', { filter: { where: query.where } })).map(rowId)
  const meant = [...texts].flatMap(([id, text]) => (isMeant(text) ? [id] : []))
  expect(found.toSorted((a, b) => a - b)).toEqual(meant.toSorted((a, b) => a - b))
})
