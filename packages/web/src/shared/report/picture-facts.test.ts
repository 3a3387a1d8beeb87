import { periodRange } from '@lineboard/sdk'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { setDateSettings } from '../../state/dates.ts'
import { showSession, testUser } from '../../testing/show-session.ts'
import { pictureFacts } from './picture-facts.ts'

const current = periodRange('range', {
  ...{ start: '2026-10-31', end: '2026-11-02' },
  ...{ timeZone: 'America/New_York', now: new Date('2026-11-20T12:00:00Z') },
})

beforeEach(() => {
  setDateSettings({ timeZone: 'America/New_York' })
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) =>
      Response.json(url.includes('/Customers') ? [{ id: 3, companyName: 'Harbor' }] : [{ id: 7, name: 'Radio' }]),
  })
})

it('says period, zone and customer, and which calls are counted', async () => {
  showSession({ status: 'signed-in', user: testUser({ id: 1, customerId: 1 }) })
  const only = { trackingSourceId: 7, trackingNumber: '+16465550118', firstTimeCaller: true }
  expect(await pictureFacts({ name: 'source', current, customerId: 3, only })).toEqual({
    name: 'source-2026-10-31-2026-11-02',
    lines: [
      '10/31/2026 ~ 11/02/2026, America/New_York (GMT-4, GMT-5)',
      'Harbor',
      'Tracking source Radio, Tracking number (646) 555-0118, First-time callers',
    ],
  })
  expect((await pictureFacts({ name: 'days', current })).lines[1]).toBe('All customers')
})
