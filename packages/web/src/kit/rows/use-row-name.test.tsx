import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { loadPhonePlans } from '../../shared/phone/format-phone.ts'
import { rowName, useRowName } from './row-text.ts'

it('a row called by a number from abroad is named again once numbers can be read in groups', async () => {
  const call = { id: 7, callerNumber: '+442079460071' }
  const { result } = renderHook(() => useRowName(callLogs)(call))
  await act(() => loadPhonePlans(call.callerNumber))
  expect(result.current).toBe('+44 20 7946 0071')
  expect(rowName(callLogs, call)).toBe(result.current)
})
