import type { components } from '@lineboard/contract'
import { expect, it } from 'vitest'
import { callersOf, callsByCaller, isBlocked } from './callers.ts'

type CallLog = components['schemas']['CallLog']

const call = (callerNumber: string, customerId = 2) => ({ callerNumber, customerId }) as CallLog

it('asks for each number once, and never for who hides theirs', () => {
  expect(callersOf([call('+1'), call('anonymous'), call('+2'), call('+1')])).toEqual(['+1', '+2'])
  expect(callsByCaller([call('+1'), call('+2'), call('+1')])).toEqual(
    new Map([
      ['+1', 2],
      ['+2', 1],
    ]),
  )
})

it('a number is blocked for its customer, or for everybody by the owner', () => {
  expect(isBlocked(call('+1'), [{ number: '+1', customerId: 2 }])).toBe(true)
  expect(isBlocked(call('+1'), [{ number: '+1', customerId: 1 }])).toBe(true)
  expect(isBlocked(call('+1'), [{ number: '+1', customerId: 3 }])).toBe(false)
  expect(isBlocked(call('+1'), [{ number: '+2', customerId: 2 }])).toBe(false)
})
