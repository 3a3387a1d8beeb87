import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PhoneEvent } from '../machine/phone-state.ts'

type Listener = (event: object) => void

const emitter = () => {
  const listeners = new Map<string, Listener[]>()
  return {
    on: (name: string, listener: Listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    emit: (name: string, event: object = {}) => {
      for (const listener of listeners.get(name) ?? []) listener(event)
    },
  }
}

/** A connection of the library, which a test cuts and mends. */
const wire = vi.hoisted(() => ({ isConnected: true, ua: undefined as ReturnType<typeof emitter> | undefined }))

vi.mock('jssip', () => ({
  WebSocketInterface: class {
    send = () => true
    connect = () => undefined
  },
  UA: class {
    on: ReturnType<typeof emitter>['on']
    constructor() {
      wire.ua = emitter()
      this.on = wire.ua.on
    }
    start = () => undefined
    stop = () => undefined
    register = () => undefined
    isConnected = () => wire.isConnected
    contact = '<sip:own@x.invalid>'
  },
}))

const registered = { response: { getHeaders: () => ['<sip:own@x.invalid>;expires=60'] } }
const line = { url: 'ws://x.invalid', domain: 'x.invalid', username: 'admin', password: 'p', displayName: 'Admin' }

/** A call of the library, from `party`. */
function callOf(id: string, party: string, isTalking: boolean) {
  return {
    ...emitter(),
    id,
    direction: 'incoming',
    remote_identity: { uri: { user: party } },
    connection: { iceConnectionState: 'connected', addEventListener: () => undefined },
    isEstablished: () => isTalking,
    isOnHold: () => ({ local: false }),
    hold: vi.fn(),
    refer: vi.fn(),
    terminate: vi.fn(),
  }
}

async function agentWith(...calls: ReturnType<typeof callOf>[]) {
  const { createAgent } = await import('./agent.ts')
  const told: PhoneEvent[] = []
  const agent = createAgent(line, (event) => void told.push(event))
  for (const session of calls) wire.ua?.emit('newRTCSession', { session, request: { to: { uri: { user: 'admin' } } } })
  return { agent, told }
}

beforeEach(() => {
  wire.isConnected = true
  vi.stubGlobal('Audio', class {})
  const mediaDevices = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('navigator', { mediaDevices })
  vi.stubGlobal(
    'Worker',
    class {
      addEventListener = () => undefined
      terminate = () => undefined
    },
  )
})
afterEach(() => void vi.unstubAllGlobals())

it('a transfer that is asked for while the connection is cut waits for it, and who gave the call away leaves', async () => {
  const call = callOf('a', 'user', true)
  const { agent } = await agentWith(call)
  wire.isConnected = false
  agent.transfer('a', { whom: 'maya' })
  expect(call.refer).not.toHaveBeenCalled()
  wire.isConnected = true
  wire.ua?.emit('registered', registered)
  expect(call.refer).toHaveBeenCalledExactlyOnceWith('sip:maya@x.invalid', expect.anything())
  expect(call.terminate).not.toHaveBeenCalled()
  call.refer.mock.calls[0]?.[1].eventHandlers.accepted()
  expect(call.terminate).toHaveBeenCalledOnce()
})

it('a transfer to whom another call is with replaces that call', async () => {
  const [call, other] = [callOf('a', 'user', true), callOf('b', 'maya', true)]
  const { agent } = await agentWith(call, other)
  agent.transfer('a', { call: 'b' })
  expect(call.refer).toHaveBeenCalledWith('sip:maya@x.invalid', expect.objectContaining({ replaces: other }))
})

it('a transfer of a call that ended meanwhile does nothing', async () => {
  const call = callOf('a', 'user', true)
  const { agent } = await agentWith(call)
  wire.isConnected = false
  agent.transfer('a', { whom: 'maya' })
  call.emit('ended', { originator: 'remote', cause: 'Terminated' })
  wire.isConnected = true
  wire.ua?.emit('registered', registered)
  expect(call.refer).not.toHaveBeenCalled()
})

it('a second call that is turned away is told busy, as is one too many; undisturbed, nobody is there', async () => {
  const calls = ['a', 'b', 'c', 'd', 'e'].map((id) => callOf(id, 'user', id === 'a'))
  const { agent, told } = await agentWith(...calls.slice(0, 4))
  agent.reject('b')
  expect(calls[1]?.terminate).toHaveBeenCalledWith({ status_code: 486 })
  expect(calls[0]?.terminate).not.toHaveBeenCalled()
  expect(calls[3]?.terminate).toHaveBeenCalledWith({ status_code: 486 })
  expect(told.filter(({ kind }) => kind === 'began')).toHaveLength(3)
  agent.setUndisturbed(true)
  wire.ua?.emit('newRTCSession', { session: calls[4], request: { to: { uri: { user: 'admin' } } } })
  expect(calls[4]?.terminate).toHaveBeenCalledWith({ status_code: 480 })
})
