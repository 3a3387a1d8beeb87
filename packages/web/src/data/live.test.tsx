import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

interface Fake {
  options: { url: string; path?: string; token: () => string | undefined }
  said: string[]
  happens: (event: string, ...args: unknown[]) => void
  /** Whether it connects again by itself. */
  isActive: boolean
  /** What a try to connect does. */
  connects: () => void
}

const sockets = vi.hoisted(() => ({ list: [] as Fake[] }))

// The connection itself is tested beside its source: here it is the real one over a socket that does what the test says.
vi.mock('@lineboard/sdk/realtime', async (original) => {
  const { createRealtime } = await original<typeof import('@lineboard/sdk/realtime')>()
  return {
    connectRealtime({ url, path, token, ...events }: import('@lineboard/sdk/realtime').RealtimeOptions) {
      const handlers = new Map<string, (...args: unknown[]) => void>()
      const said: string[] = []
      const fake: Fake = {
        isActive: true,
        connects: () => undefined,
        options: { url, token, ...(path && { path }) },
        said,
        happens: (event, ...args) => handlers.get(event)?.(...args),
      }
      sockets.list.push(fake)
      return createRealtime(
        {
          get active() {
            return fake.isActive
          },
          on: (event, handler) => handlers.set(event, handler),
          emit: (event, text) => said.push(event === 'close' ? 'close' : JSON.parse(String(text)).channels.join()),
          connect: () => fake.connects(),
          disconnect: () => said.push('disconnect'),
        },
        events,
      )
    },
  }
})

const place = { url: 'https://core.example', path: '/wss', token: () => 'abc' }
const ends: (() => void)[] = []
const last = () => {
  const socket = sockets.list.at(-1)
  if (!socket) throw new Error('nothing was connected')
  return socket
}
const says = (channel: string, event: string, data: unknown) =>
  last().happens('message', JSON.stringify({ channel, event, data, topic: '' }))

/** As a page that has just been opened sees it. */
let live: typeof import('./live.ts')

beforeEach(async () => {
  sockets.list = []
  vi.resetModules()
  live = await import('./live.ts')
})
afterEach(() => {
  for (const end of ends.splice(0)) end()
  live.closeLive()
})

function State() {
  return <p>{live.useLiveState()}</p>
}
const shown = () => screen.getByRole('paragraph').textContent

describe('the live connection', () => {
  it('tells who listens, whether they came before it or after', async () => {
    const heard: unknown[] = []
    ends.push(live.subscribeLive('role', ({ data }) => heard.push(['before', data])))
    await live.openLive(place)
    ends.push(live.subscribeLive('role', ({ data }) => heard.push(['after', data])))
    last().happens('connect')
    expect(last().said).toEqual(['role'])
    says('role', 'delete', { id: 4 })
    const both = [
      ['before', { id: 4 }],
      ['after', { id: 4 }],
    ]
    await vi.waitFor(() => expect(heard).toEqual(both))
    expect(last().options).toEqual({ url: 'https://core.example', path: '/wss', token: place.token })
  })

  it('tells nobody who has left', async () => {
    const heard: unknown[] = []
    await live.openLive(place)
    last().happens('connect')
    const end = live.subscribeLive('role', ({ data }) => heard.push(data))
    // Heard, and not handed over yet.
    says('role', 'delete', { id: 3 })
    end()
    says('role', 'delete', { id: 4 })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(heard).toEqual([])
    expect(last().said).toEqual(['role', 'role'])
  })

  it('tells of balances', async () => {
    const heard: number[] = []
    ends.push(live.subscribeBalance(({ balance }) => heard.push(balance)))
    await live.openLive(place)
    last().happens('connect')
    says('customer', 'balance', { customerId: 2, balance: 17.5 })
    await vi.waitFor(() => expect(heard).toEqual([17.5]))
  })

  it('says how it is', async () => {
    render(<State />)
    expect(shown()).toBe('off')
    await act(() => live.openLive(place))
    expect(shown()).toBe('connecting')
    await act(async () => last().happens('connect'))
    expect(shown()).toBe('connected')
    await act(async () => last().happens('disconnect'))
    expect(shown()).toBe('reconnecting')
    await act(async () => live.closeLive())
    expect(shown()).toBe('off')
  })

  it('says after a while that a server without a socket is not reached, until it is', async () => {
    render(<State />)
    vi.useFakeTimers()
    const tries = (ms: number) =>
      act(async () => {
        last().happens('connect_error', new Error('no socket'))
        vi.advanceTimersByTime(ms)
      })
    await act(() => live.openLive(place))
    await tries(9000)
    expect(shown()).toBe('reconnecting')
    await tries(1000)
    expect(shown()).toBe('unreachable')
    await tries(60_000)
    expect(shown()).toBe('unreachable')
    await act(async () => last().happens('connect'))
    expect(shown()).toBe('connected')
    await act(async () => last().happens('disconnect'))
    expect(shown()).toBe('reconnecting')
  })

  it('tells of a gap after the connection was lost, and after it was reopened', async () => {
    const gaps: string[] = []
    ends.push(live.subscribeLive('user', () => undefined, { onGap: () => gaps.push('gap') }))
    await live.openLive(place)
    last().happens('connect')
    expect(gaps).toEqual([])
    last().happens('disconnect')
    last().happens('connect')
    expect(gaps).toEqual(['gap'])
    await live.openLive(place)
    last().happens('connect')
    expect(gaps).toEqual(['gap', 'gap'])
  })

  it('tells of a gap that ends with another token, as after a session was over', async () => {
    const gaps: string[] = []
    ends.push(live.subscribeLive('user', () => undefined, { onGap: () => gaps.push('gap') }))
    await live.openLive(place)
    last().happens('connect')
    // The server ends it, and the session is asked for again.
    last().happens('disconnect')
    live.closeLive()
    await live.openLive(place)
    expect(gaps).toEqual([])
    last().happens('connect')
    expect(gaps).toEqual(['gap'])
  })

  it('asks a server that ended the connection again, soon at first and then less often', async () => {
    const tries: number[] = []
    vi.useFakeTimers()
    const onEnded = vi.fn()
    await live.openLive({ ...place, onEnded })
    last().connects = () => {
      tries.push(Date.now())
      last().happens('connect_error')
    }
    last().isActive = false
    const startMs = Date.now()
    last().happens('connect')
    last().happens('disconnect')
    await vi.advanceTimersByTimeAsync(100_000)
    vi.useRealTimers()
    expect(tries.map((ms) => (ms - startMs) / 1000)).toEqual([1, 3, 7, 15, 31, 61, 91])
    // Once, for the connection that there was.
    expect(onEnded).toHaveBeenCalledTimes(1)
  })

  it('says goodbye to the one before', async () => {
    await live.openLive(place)
    last().happens('connect')
    const first = last()
    await live.openLive(place)
    expect(first.said).toEqual(['close', 'disconnect'])
    expect(sockets.list).toHaveLength(2)
  })

  it('that is closed while its code comes is never made', async () => {
    const opening = live.openLive(place)
    live.closeLive()
    await opening
    expect(sockets.list).toEqual([])
  })
})
