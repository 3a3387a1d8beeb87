import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPersonalState } from '../state/personal-state.ts'
import { initClient } from './client.ts'
import { setErrorHandler } from './report-error.ts'
import { prefetchCall, refresh, useCall } from './use-call.ts'

interface Asked {
  name: string
  signal: AbortSignal
  answer: (body: unknown, status?: number) => void
}

let asked: Asked[] = []
const reported = vi.fn()

beforeEach(() => {
  asked = []
  reported.mockClear()
  setErrorHandler(reported)
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: (request, { signal = null } = {}) =>
      new Promise((resolve, reject) => {
        if (!signal) throw new Error('a call came without a signal')
        const filter = JSON.parse(new URL(request.url).searchParams.get('filter') ?? '{}')
        signal.addEventListener('abort', () => reject(signal.reason))
        asked.push({
          name: filter.where.companyName,
          signal,
          answer: (body, status = 200) => resolve(Response.json(body, { status })),
        })
      }),
  })
})

const argsFor = (companyName: string) => ({ filter: { where: { companyName } } })
const rowsFor = (companyName: string) => [
  { id: 1, companyName, currency: 'USD', balance: 0, state: 'active', createdAt: '' },
]

function Companies({ name }: { name: string }) {
  const { data, error } = useCall('Customer.find', argsFor(name), { keepPreviousData: true })
  return <p>{error ? `failed: ${error.message}` : (data?.map(({ companyName }) => companyName).join() ?? 'loading')}</p>
}

interface NotedProps {
  name: string
  onDraw: (what: string) => void
}

/** Says what is there each time it is drawn. */
function Noted({ name, onDraw }: NotedProps) {
  const { data } = useCall('Customer.find', argsFor(name))
  onDraw(data ? 'rows' : 'no rows')
  return null
}

/** Asks for what only adds to what stands beside it. */
function Aside({ name }: { name: string }) {
  useCall('Customer.find', argsFor(name), { isAside: true })
  return null
}

const shown = () => screen.getByRole('paragraph').textContent
const withCache = (name: string) => (
  <SWRConfig value={{ dedupingInterval: 0, shouldRetryOnError: false, revalidateOnFocus: false }}>
    <Companies name={name} />
  </SWRConfig>
)
const requestFor = async (name: string) => {
  await waitFor(() => expect(asked.map((each) => each.name)).toContain(name))
  const found = asked.findLast((each) => each.name === name)
  if (!found) throw new Error(`nothing asked for ${name}`)
  return found
}

describe('useCall', () => {
  it('never lets a late answer replace a newer one', async () => {
    const { rerender } = render(withCache('slow'))
    const slow = await requestFor('slow')
    rerender(withCache('quick'))
    const quick = await requestFor('quick')
    await act(async () => quick.answer(rowsFor('quick')))
    await act(async () => slow.answer(rowsFor('slow')))
    await waitFor(() => expect(shown()).toBe('quick'))
  })

  it('cancels what nobody waits for any more, without an error', async () => {
    const { rerender } = render(withCache('left'))
    const left = await requestFor('left')
    rerender(withCache('wanted'))
    await waitFor(() => expect(left.signal.aborted).toBe(true))
    const wanted = await requestFor('wanted')
    expect(wanted.signal.aborted).toBe(false)
    await act(async () => wanted.answer(rowsFor('wanted')))
    await waitFor(() => expect(shown()).toBe('wanted'))
    expect(reported).not.toHaveBeenCalled()
  })

  it('shows a failure and reports it once', async () => {
    render(withCache('bad'))
    const bad = await requestFor('bad')
    await act(async () => bad.answer({ error: { statusCode: 500, name: 'Error', message: 'It broke' } }, 500))
    await waitFor(() => expect(shown()).toBe('failed: It broke'))
    expect(reported).toHaveBeenCalledTimes(1)
  })

  it('uses what was asked for ahead of need', async () => {
    prefetchCall('Customer.find', argsFor('ahead'))
    const ahead = await requestFor('ahead')
    render(withCache('ahead'))
    await act(async () => ahead.answer(rowsFor('ahead')))
    await waitFor(() => expect(shown()).toBe('ahead'))
    expect(asked).toHaveLength(1)
  })

  it('does not answer the next person by what was asked ahead as another one', async () => {
    prefetchCall('Customer.find', argsFor('between two'))
    const before = await requestFor('between two')
    before.answer(rowsFor('between two'))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    forgetPersonalState()
    render(withCache('between two'))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(shown()).toBe('loading')
  })

  it('asks again after a change to the model, and for no other', async () => {
    render(withCache('fresh'))
    const first = await requestFor('fresh')
    await act(async () => first.answer(rowsFor('fresh')))
    await act(async () => void refresh('OpNumber'))
    expect(asked).toHaveLength(1)
    await act(async () => void refresh('Customer'))
    await waitFor(() => expect(asked).toHaveLength(2))
  })
})

it('draws what was asked for ahead of need at once, once, and asks again when that changes', async () => {
  prefetchCall('Customer.find', argsFor('ahead of need'))
  const request = await requestFor('ahead of need')
  await act(async () => request.answer(rowsFor('ahead of need')))
  const drawn: object[] = []
  renderHook(() => {
    const { data, isLoading, isValidating } = useCall('Customer.find', argsFor('ahead of need'))
    drawn.push({ rows: data?.length, isLoading, isValidating })
  })
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  expect(drawn).toEqual([{ rows: 1, isLoading: false, isValidating: false }])
  await act(async () => void refresh('Customer'))
  await waitFor(() => expect(asked).toHaveLength(2))
})

it('what was asked for ahead is cancelled as anything else is, once who reads it asks for something else', async () => {
  void prefetchCall('Customer.find', argsFor('overtaken'))
  const overtaken = await requestFor('overtaken')
  const { rerender } = render(withCache('overtaken'))
  rerender(withCache('newer'))
  await waitFor(() => expect(overtaken.signal.aborted).toBe(true))
  const newer = await requestFor('newer')
  await act(async () => newer.answer(rowsFor('newer')))
  await waitFor(() => expect(shown()).toBe('newer'))
  rerender(withCache('overtaken'))
  await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['overtaken', 'newer', 'overtaken']))
  expect(reported).not.toHaveBeenCalled()
})

it('tells when what was asked for ahead can be drawn: once answered, however often it was asked for, or at once where it was before', async () => {
  let drawable = 0
  const ahead = () => void prefetchCall('Customer.find', argsFor('drawable')).then(() => (drawable += 1))
  const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  ahead()
  ahead()
  const request = await requestFor('drawable')
  await later()
  expect(drawable).toBe(0)
  await act(async () => request.answer(rowsFor('drawable')))
  await later()
  expect(drawable).toBe(2)
  const { unmount } = render(<Noted name="drawable" onDraw={() => undefined} />)
  await later()
  unmount()
  await later()
  ahead()
  await later()
  expect(drawable).toBe(3)
  expect(asked, 'and yet asked anew').toHaveLength(2)
})

it('a repeat that answers the same draws readers of the data alone no more', async () => {
  const drawn: string[] = []
  render(
    <SWRConfig value={{ dedupingInterval: 0 }}>
      <Noted name="the same again" onDraw={(what) => drawn.push(what)} />
    </SWRConfig>,
  )
  const request = await requestFor('the same again')
  await act(async () => request.answer(rowsFor('the same again')))
  await waitFor(() => expect(drawn.at(-1)).toBe('rows'))
  const before = drawn.length
  await act(async () => void refresh('Customer'))
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.answer(rowsFor('the same again')))
  expect(drawn).toHaveLength(before)
})

it('asks for what only adds to a screen in a pause after it, and not for what was given up before', async () => {
  const { rerender } = render(<Aside name="given up" />)
  rerender(<Aside name="beside it" />)
  expect(asked).toEqual([])
  await requestFor('beside it')
  expect(asked.map(({ name }) => name)).toEqual(['beside it'])
})
