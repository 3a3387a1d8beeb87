import { accessOf } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { api, initClient } from '../data/client.ts'
import { ownMoney } from '../data/own-money.ts'
import { setNumberFormat } from '../state/number-style.ts'
import { sessionStore } from '../state/session-store.ts'
import { testUser } from './show-session.ts'
import { beUsualVisitor } from './usual-visitor.ts'

it('after any file of tests the next one begins as a visitor, no matter who signed in there', () => {
  const Customer = { id: 2, companyName: 'Harbor Dental', currency: 'EUR' }
  Object.assign(sessionStore, {
    status: 'signed-in',
    user: testUser(Object({ Customer })),
    access: accessOf({ id: 3 }, []),
  })
  setNumberFormat('1.234,56')
  expect(ownMoney(12_345.67)).not.toBe('$12,345.67')
  beUsualVisitor()
  expect(ownMoney(12_345.67)).toBe('$12,345.67')
  expect([sessionStore.status, sessionStore.access]).toEqual(['signed-out', undefined])
})

it('a file that has no server of its own is answered by none of another file', async () => {
  initClient({ wholeContract: true, baseUrl: 'http://another.example/api/v1', fetch: async () => Response.json([]) })
  expect(await api().Customer.find({})).toEqual([])
  beUsualVisitor()
  await expect(api().Customer.find({})).rejects.toThrow()
})
