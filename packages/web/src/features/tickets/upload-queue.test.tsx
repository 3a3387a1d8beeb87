import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, test, vi } from 'vitest'
import { answerCalls } from '../../testing/answer-calls.ts'
import { createUploadQueue, type SendFile, useUploads } from './upload-queue.ts'

const file = (name: string) => new File(['text'], name)
const explain = (error: unknown, isStopped: boolean) => (isStopped ? 'stopped' : String(error))

/** A server that takes a file when it is told to. */
function slowServer() {
  const calls: {
    name: string
    versionId: number
    finish(): void
    fail(reason: string): void
    onProgress(share: number): void
  }[] = []
  const sendFile: SendFile = (versionId, { name }, onProgress, signal) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      calls.push({ name, versionId, finish: () => resolve(undefined), fail: reject, onProgress })
    })
  return { calls, sendFile, at: (place: number) => vi.waitUntil(() => calls[place]) }
}

test('files go one after the other, each with its own progress, and are gone when they have arrived', async () => {
  const server = slowServer()
  const queue = createUploadQueue({ ...server, explain })
  queue.add([file('a.txt'), file('b.txt')])
  expect(queue.list().map(({ status }) => status)).toEqual(['chosen', 'chosen'])
  const done = queue.send(7)
  const first = await server.at(0)
  first.onProgress(0.5)
  expect(queue.list()).toMatchObject([
    { name: 'a.txt', status: 'sending', share: 0.5 },
    { name: 'b.txt', status: 'waiting', share: 0 },
  ])
  first.finish()
  const second = await server.at(1)
  expect(queue.list()).toMatchObject([{ name: 'b.txt', status: 'sending' }])
  second.finish()
  expect(await done).toBe(true)
  expect(queue.list()).toEqual([])
  expect(server.calls.map(({ versionId }) => versionId)).toEqual([7, 7])
})

test('stopping one leaves the others on their way', async () => {
  const server = slowServer()
  const queue = createUploadQueue({ ...server, explain })
  queue.add([file('a.txt'), file('b.txt')])
  const done = queue.send(7)
  await server.at(0)
  queue.stop(queue.list()[0]?.key ?? 0)
  const second = await server.at(1)
  expect(queue.list()).toMatchObject([
    { name: 'a.txt', status: 'failed', problem: 'stopped' },
    { name: 'b.txt', status: 'sending' },
  ])
  second.finish()
  expect(await done).toBe(false)
  expect(queue.list().map(({ name }) => name)).toEqual(['a.txt'])
})

test('what failed is tried again without being chosen again, for the version it was meant for', async () => {
  const server = slowServer()
  const queue = createUploadQueue({ ...server, explain })
  queue.add([file('a.txt')])
  const done = queue.send(7)
  const first = await server.at(0)
  first.fail('no line')
  expect(await done).toBe(false)
  expect(queue.list()).toMatchObject([{ status: 'failed', problem: 'no line' }])
  queue.add([file('b.txt')])
  const later = queue.send(8)
  for (const place of [1, 2]) (await server.at(place)).finish()
  expect(await later).toBe(true)
  expect(server.calls.map(({ name, versionId }) => [name, versionId])).toEqual([
    ['a.txt', 7],
    ['a.txt', 7],
    ['b.txt', 8],
  ])
})

test('one alone is tried again', async () => {
  const server = slowServer()
  const queue = createUploadQueue({ ...server, explain })
  queue.add([file('a.txt'), file('b.txt')])
  const done = queue.send(7)
  for (const place of [0, 1]) (await server.at(place)).fail('no line')
  await done
  const again = queue.retry(queue.list()[1]?.key ?? 0)
  const third = await server.at(2)
  expect(third.name).toBe('b.txt')
  third.finish()
  await again
  expect(queue.list().map(({ name }) => name)).toEqual(['a.txt'])
})

test('leaving stops what is sent and sends nothing more', async () => {
  const server = slowServer()
  const queue = createUploadQueue({ ...server, explain })
  queue.add([file('a.txt'), file('b.txt')])
  const done = queue.send(7)
  await server.at(0)
  queue.stopAll()
  expect(await done).toBe(false)
  expect(server.calls).toHaveLength(1)
})

const upload = vi.hoisted(() => vi.fn<(args: { body: { file: File } }) => Promise<unknown>>())
vi.mock('../../data/other-clients.ts', () => ({ uploadApi: () => ({ Ticket: { createVersionAttachment: upload } }) }))

const trace = new File(['10:04:11 BYE'], 'trace.log')
let there: object[]

beforeEach(() => {
  there = []
  upload.mockReset()
  upload.mockRejectedValueOnce(new TypeError('The upload failed.')).mockResolvedValue({})
  answerCalls(() => there)
})

async function sendTwice() {
  const { result } = renderHook(() => useUploads(7))
  act(() => result.current.add([trace]))
  await act(async () => void (await result.current.send(8)))
  expect(result.current.files).toMatchObject([{ name: 'trace.log', status: 'failed' }])
  act(() => result.current.retry(result.current.files[0]?.key ?? 0))
  await waitFor(() => expect(result.current.files).toEqual([]))
}

it('a file that arrived, of which the answer alone was lost, is not sent a second time', async () => {
  there = [{ id: 3, versionId: 8, name: 'trace.log', size: trace.size }]
  await sendTwice()
  expect(upload).toHaveBeenCalledTimes(1)
})

it('one that did not arrive is', async () => {
  there = [{ id: 3, versionId: 8, name: 'trace.log', size: trace.size + 1 }]
  await sendTwice()
  expect(upload).toHaveBeenCalledTimes(2)
})
