import { describe, expect, it } from 'vitest'
import { endingOfStatus } from './ending-of.ts'
import { nextState } from './next-state.ts'
import { type PhoneEvent, phoneOff } from './phone-state.ts'

const after = (...events: PhoneEvent[]) => events.reduce(nextState, phoneOff)
const rings: PhoneEvent = {
  kind: 'began',
  id: 'a',
  callId: 'call-a',
  direction: 'in',
  party: '+12125550142',
  called: '+12125550100',
  atMs: 1000,
}
const answered: PhoneEvent = { kind: 'answered', id: 'a', atMs: 4000 }

describe('a call', () => {
  it('rings, is answered and is over', () => {
    expect(after(rings).calls).toMatchObject([{ stage: 'ringing', called: '+12125550100' }])
    expect(after(rings, answered).calls).toMatchObject([{ stage: 'talking', answeredMs: 4000 }])
    const { calls, recent } = after(rings, answered, { kind: 'ended', id: 'a', ending: 'hungUp', atMs: 9000 })
    expect([calls, recent]).toMatchObject([[], [{ stage: 'over', ending: 'hungUp', endedMs: 9000 }]])
  })

  it('is held and muted separately from another one', () => {
    const out: PhoneEvent = { kind: 'began', id: 'b', callId: 'call-b', direction: 'out', party: 'user', atMs: 2000 }
    const { calls } = after(
      rings,
      answered,
      out,
      { kind: 'held', id: 'a', is: true },
      { kind: 'muted', id: 'b', is: true },
    )
    expect(calls.map(({ stage, isHeld, isMuted }) => [stage, isHeld, isMuted])).toEqual([
      ['talking', true, false],
      ['calling', false, true],
    ])
  })

  it('says whom it is given to, and forgets that once it continues in another way', () => {
    const failed: PhoneEvent = { kind: 'transfer', id: 'a', whom: 'maya', ending: endingOfStatus(486) }
    const { calls } = after(rings, answered, { kind: 'transfer', id: 'a', whom: 'maya' }, failed)
    expect(calls).toMatchObject([{ stage: 'talking', transfer: { whom: 'maya', ending: 'busy' } }])
    const replaced = after(rings, answered, failed, { kind: 'replaced', id: 'a', by: 'b', party: 'user' })
    expect(replaced.calls).toMatchObject([{ party: 'user', transfer: undefined }])
  })

  it('whose page is gone continues in another one, for as long as it has lasted', () => {
    const [call] = after(rings, answered, { kind: 'muted', id: 'a', is: true }).calls
    if (!call) throw new Error('no call')
    const back = nextState(phoneOff, { kind: 'returns', id: 'b', call })
    expect(back.calls).toMatchObject([{ id: 'b', stage: 'calling', isReturning: true, isMuted: false }])
    const talking = nextState(back, { kind: 'answered', id: 'b', atMs: 9000 })
    expect(talking.calls).toMatchObject([{ stage: 'talking', isReturning: false, answeredMs: 4000, callId: 'call-a' }])
  })

  it('continues with whom it was given to, and its first way ends unnoticed', () => {
    const cut: PhoneEvent = { kind: 'cut', id: 'a', is: true }
    const replaced: PhoneEvent = { kind: 'replaced', id: 'a', by: 'b', party: 'maya' }
    const over: PhoneEvent = { kind: 'ended', id: 'a', ending: 'hungUp', atMs: 9000 }
    expect(after(rings, answered, cut).calls).toMatchObject([{ isCut: true }])
    const { calls, recent } = after(rings, answered, cut, replaced, { ...answered, id: 'b', atMs: 8000 }, over)
    expect(calls).toMatchObject([{ id: 'b', party: 'maya', stage: 'talking', answeredMs: 4000, isCut: false }])
    expect(recent).toEqual([])
  })

  it('keeps how good its sound is, and was at its worst', () => {
    const sound = (grade: 'good' | 'fair' | 'poor', loss: number): PhoneEvent => ({
      kind: 'quality',
      id: 'a',
      quality: { grade, loss, jitterMs: 1 },
    })
    const events = [rings, answered, sound('good', 0), sound('poor', 0.2), sound('fair', 0.03), sound('poor', 0.1)]
    expect(after(...events.slice(0, 5)).calls).toMatchObject([{ quality: { grade: 'fair' }, worst: { loss: 0.2 } }])
    const { recent } = after(...events, { kind: 'ended', id: 'a', ending: 'hungUp', atMs: 9000 })
    expect(recent).toMatchObject([{ worst: { grade: 'poor', loss: 0.2 } }])
  })

  it('begins once, and what comes after its end changes nothing', () => {
    expect(after(rings, rings).calls).toHaveLength(1)
    const over = after(rings, { kind: 'ended', id: 'a', ending: 'missed', atMs: 2000 })
    expect(nextState(over, answered)).toEqual(over)
    expect(nextState(over, { kind: 'ended', id: 'a', ending: 'busy', atMs: 3000 })).toEqual(over)
  })

  it('that was made here rings there, and has the sound of the other side before it is answered', () => {
    const out: PhoneEvent = { kind: 'began', id: 'b', callId: 'call-b', direction: 'out', party: 'user', atMs: 2000 }
    const progress = (hasSound: boolean): PhoneEvent => ({ kind: 'progress', id: 'b', hasSound })
    expect(after(out).calls[0]?.progress).toBeUndefined()
    expect(after(out, progress(false)).calls).toMatchObject([{ stage: 'calling', progress: { hasSound: false } }])
    expect(after(out, progress(true), progress(false)).calls).toMatchObject([{ progress: { hasSound: true } }])
  })

  it('that is over is kept among the last thirty', () => {
    const events = Array.from({ length: 32 }, (_, at): PhoneEvent[] => [
      { ...rings, id: String(at) },
      { kind: 'ended', id: String(at), ending: 'missed', atMs: at },
    ]).flat()
    expect(after(...events).recent.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, at) => String(31 - at)))
  })
})

it('calls continue while the connection is lost', () => {
  const { registration, calls } = after(rings, answered, { kind: 'registration', registration: 'lost' })
  expect([registration, calls.length]).toEqual(['lost', 1])
})
