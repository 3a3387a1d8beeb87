import { expect, test } from 'vitest'
import { json } from '../testing/stub-fetch.ts'
import { stubbedClient, thrownBy } from '../testing/stubbed-client.ts'
import { createFit } from './index.ts'

const fit = createFit({
  fit: 1,
  calls: { 'Report.statistics': 'none' },
  models: {
    CallLog: {
      path: '/Cdrs',
      time: 'calldate',
      fields: {
        talkSeconds: 'billsec',
        status: { from: 'disposition', values: { ANSWERED: 'answered', 'NO ANSWER': 'missed' }, other: 'failed' },
      },
      lacks: ['handling'],
    },
    PhoneBook: { fields: { blocked: { from: 'flags', values: { 1: true, 0: false } }, city: 'town' } },
  },
})
const theirs = { id: 1, calldate: '2026-03-01 10:00:00', billsec: '40', disposition: 'BUSY', uniqueid: 'a.1' }
const client = (...answers: readonly unknown[]) =>
  stubbedClient(
    answers.map((answer) => json(answer)),
    { fit, wholeContract: false },
  )

test('a client asks in their names and answers in ours, with the kinds of ours', async () => {
  const { api, sent } = client([theirs])
  const [call] = await api.CallLog.find({
    filter: { where: { talkSeconds: { gt: 30 } }, order: ['startedAt DESC'], limit: 1 },
  })
  expect(call).toMatchObject({
    id: 1,
    startedAt: '2026-03-01T10:00:00Z',
    talkSeconds: 40,
    status: 'failed',
    uniqueid: 'a.1',
  })
  expect(sent[0]?.url.pathname).toBe('/api/v1/Cdrs')
  expect(JSON.parse(sent[0]?.url.searchParams.get('filter') ?? '')).toEqual({
    where: { billsec: { gt: 30 } },
    order: ['calldate DESC'],
    limit: 1,
  })
})

test('what the fit names is there, and is not looked for', async () => {
  const { api, sent } = client({ count: 3 })
  expect((await api.CallLog.count({ where: { status: 'missed' } })).count).toBe(3)
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]?.url.searchParams.get('where') ?? '')).toEqual({ disposition: { inq: ['NO ANSWER'] } })
  expect([api.fields.has('CallLog', 'status'), api.fields.has('CallLog', 'handling')]).toEqual([true, false])
})

test('what it lacks is refused before anything is sent', async () => {
  const { api, sent } = client([])
  await api.CallLog.find()
  const ended = await thrownBy(api.CallLog.count({ where: { handling: 'handled' } }))
  expect(ended).toMatchObject({ name: 'UnknownFieldError', fields: ['handling'] })
  expect(sent).toHaveLength(1)
})

test('a body goes in their names, and a row that was read goes back whole', async () => {
  const row = { id: 5, number: '+12025550123', flags: 1, town: 'Boston', rating: 4 }
  const { api, sent } = client(row, row)
  const contact = await api.PhoneBook.findById({ id: 5 })
  expect(contact).toMatchObject({ blocked: true, city: 'Boston' })
  await api.PhoneBook.upsert({ body: { ...contact, city: 'Salem' } })
  expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ ...row, town: 'Salem' })
})

test('a call that is not served is not sent', async () => {
  const { api, sent } = client({})
  const ended = await thrownBy(api.Report.statistics({ startDate: '2026-03-01', endDate: '2026-03-02' }))
  expect(ended).toMatchObject({ name: 'NotServedError', operationId: 'Report.statistics' })
  expect(sent).toHaveLength(0)
})

test('arguments of a call are as the documents name them', async () => {
  const { api, sent } = client({})
  await api.CallLog.updatePhonebook({ body: { id: 4, caller_contactId: 7 } })
  expect([sent[0]?.url.pathname, sent[0]?.body]).toEqual([
    '/api/v1/Cdrs/update_phonebook',
    '{"id":4,"caller_contactId":7}',
  ])
})

test('the path client sends paths, conditions and bodies as the core API has them', async () => {
  const { raw, sent } = stubbedClient([json([]), json({}), json({})], { fit })
  await raw.GET('/CallLogs', { params: { query: { filter: '{"where":{"status":"missed"}}' } } })
  await raw.GET('/CallLogs/{id}', { params: { path: { id: 4 } } })
  await raw.PUT('/Phonebooks', { body: { number: '12025550123', city: 'Salem', customerId: 2 } })
  expect(sent.map(({ url, body }) => [url.pathname, url.searchParams.get('filter'), body])).toEqual([
    ['/api/v1/Cdrs', '{"where":{"disposition":{"inq":["NO ANSWER"]}}}', ''],
    ['/api/v1/Cdrs/4', null, ''],
    ['/api/v1/Phonebooks', null, '{"number":"12025550123","town":"Salem","customerId":2}'],
  ])
  expect(
    await thrownBy(raw.GET('/CallLogs', { params: { query: { filter: '{"where":{"handling":"open"}}' } } })),
  ).toMatchObject({
    name: 'NoQuestionError',
  })
  expect(sent).toHaveLength(3)
})
