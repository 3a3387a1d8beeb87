import { beforeEach, expect, it } from 'vitest'
import { closeSoftphone, setMissedCalls, softphone, toggleSoftphone } from './softphone.ts'

beforeEach(() => {
  closeSoftphone()
  setMissedCalls(0)
})

it('missed calls are counted until the softphone is looked at', () => {
  setMissedCalls(3)
  expect(softphone.missedCalls).toBe(3)
  toggleSoftphone()
  expect(softphone).toMatchObject({ isVisible: true, missedCalls: 0 })
  setMissedCalls(1)
  expect(softphone.missedCalls).toBe(0)
})

it('the softphone is toggled and closed', () => {
  toggleSoftphone()
  toggleSoftphone()
  expect(softphone.isVisible).toBe(false)
  toggleSoftphone()
  closeSoftphone()
  expect(softphone.isVisible).toBe(false)
})
