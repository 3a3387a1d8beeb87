import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { useUploads } from './upload-queue.ts'

const upload = vi.hoisted(() => vi.fn<(args: { body: { file: File } }) => Promise<unknown>>())
vi.mock('../../data/other-clients.ts', () => ({ uploadApi: () => ({ Ticket: { createVersionAttachment: upload } }) }))

const file = new File(['10:04:11 BYE'], 'trace.log')
let there: object[]

beforeEach(() => {
  there = []
  upload.mockReset()
  upload.mockRejectedValueOnce(new TypeError('The upload failed.')).mockResolvedValue({})
  answerCalls(() => there)
})

async function sendTwice() {
  const { result } = renderHook(() => useUploads(7))
  act(() => result.current.add([file]))
  await act(async () => void (await result.current.send(8)))
  expect(result.current.files).toMatchObject([{ name: 'trace.log', status: 'failed' }])
  act(() => result.current.retry(result.current.files[0]?.key ?? 0))
  await waitFor(() => expect(result.current.files).toEqual([]))
}

it('a file that arrived, of which the answer alone was lost, is not sent a second time', async () => {
  there = [{ id: 3, versionId: 8, name: 'trace.log', size: file.size }]
  await sendTwice()
  expect(upload).toHaveBeenCalledTimes(1)
})

it('one that did not arrive is', async () => {
  there = [{ id: 3, versionId: 8, name: 'trace.log', size: file.size + 1 }]
  await sendTwice()
  expect(upload).toHaveBeenCalledTimes(2)
})
