import { accessOf } from '@lineboard/sdk'
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '../../state/session-store.ts'
import { offersTestCalls } from './may-trace.ts'
import { initTestCalls } from './test-call-source.ts'

afterEach(() => {
  initTestCalls(undefined)
  sessionStore.access = undefined
})

const clerk = (permission: string) =>
  accessOf({ id: 3, customerId: 2, DashRoleMapping: [{ principalType: 'USER' }] }, [
    { GuiSection: { name: 'Tracking Numbers' }, GuiPermission: { name: permission } },
  ])

it.each([
  ['who may change the number', 'PERMITALL', 2, true],
  ['who only reads it', 'READONLY', 2, false],
  ['who may not change the numbers of another customer', 'PERMITALL', 3, false],
])('a test call is offered by the right to change the number: %s', (_, permission, customerId, isOffered) => {
  initTestCalls('http://core.example/__mock/live/call')
  sessionStore.access = clerk(permission)
  expect(offersTestCalls({ id: 7, customerId })).toBe(isOffered)
})
