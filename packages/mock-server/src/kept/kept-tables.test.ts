import { expect, test } from 'vitest'
import { MemoryStore } from '../store/memory-store.ts'
import { keptTable } from './kept-tables.ts'

const consent = { customerId: 2, userId: 3, accepted: true, savedAt: '2026-05-22T12:00:00.000Z' }

test('each store keeps its own rows, with ids of their own', () => {
  const [one, other] = [new MemoryStore(), new MemoryStore()]
  expect(keptTable(one, 'PaymentConsent').insert(consent).id).toBe(1)
  expect(keptTable(one, 'PaymentConsent').insert(consent).id).toBe(2)
  expect(keptTable(one, 'PaymentConsent').size).toBe(2)
  expect(keptTable(one, 'FileContent').size).toBe(0)
  expect(keptTable(other, 'PaymentConsent').size).toBe(0)
})

test('rows end when all others are replaced', () => {
  const store = new MemoryStore()
  keptTable(store, 'FileContent').insert({ id: 9, base64: 'AA==' })
  store.become(new MemoryStore())
  expect(keptTable(store, 'FileContent').get(9)).toBeUndefined()
})
