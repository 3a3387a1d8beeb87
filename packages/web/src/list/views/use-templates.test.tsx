import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useTemplates } from './share-view.ts'

it('a view that is kept among the own ones is named once', async () => {
  answerCalls(() => [1, 2].map((id) => ({ id, userId: 1, name: `${id}`, definition: {} })))
  const { result } = renderHook(() => useTemplates(callLogs, [{ templateId: 1 }, {}]))
  await waitFor(() => expect(result.current.own.map(({ id }) => id)).toEqual([2]))
  expect(result.current.others).toEqual([])
})
