import { beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetPersonalState } from './personal-state.ts'
import { dismissToast, holdToasts, noteOpened, releaseToasts, toast, toastOfRecord, toasts } from './toasts.ts'

const texts = () => toasts.list.map(({ text }) => text)
const idOf = (text: string) => toasts.list.find((each) => each.text === text)?.id ?? 0

beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of [...toasts.list]) dismissToast(id)
})

describe('toasts', () => {
  it('stay for 3000 ms', () => {
    toast({ severity: 'success', text: 'Saved' })
    vi.advanceTimersByTime(2999)
    expect(texts()).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('come once a cause, which restarts their time', () => {
    toast({ severity: 'error', text: 'Network Connection Error' })
    vi.advanceTimersByTime(2000)
    toast({ severity: 'error', text: 'Network Connection Error' })
    expect(texts()).toEqual(['Network Connection Error'])
    vi.advanceTimersByTime(2000)
    expect(texts()).toEqual(['Network Connection Error'])
    vi.advanceTimersByTime(1000)
    expect(texts()).toEqual([])
  })

  it('of different severities are different', () => {
    toast({ severity: 'error', text: 'Same words' })
    toast({ severity: 'warn', text: 'Same words' })
    expect(texts()).toEqual(['Same words', 'Same words'])
  })

  it('wait while they are being read', () => {
    toast({ severity: 'info', text: 'Read me' })
    holdToasts()
    toast({ severity: 'info', text: 'Me too' })
    vi.advanceTimersByTime(60_000)
    expect(texts()).toEqual(['Read me', 'Me too'])
    releaseToasts()
    vi.advanceTimersByTime(3000)
    expect(texts()).toEqual([])
  })

  it('of what was done go with the person, and those of what failed stay to be read', () => {
    for (const severity of ['success', 'info', 'warn', 'error'] as const) toast({ severity, text: severity })
    forgetPersonalState()
    expect(texts()).toEqual(['warn', 'error'])
    vi.advanceTimersByTime(3000)
    expect(texts()).toEqual([])
  })

  it('can be dismissed', () => {
    toast({ severity: 'info', text: 'Go away' })
    dismissToast(idOf('Go away'))
    expect(texts()).toEqual([])
  })

  it('about a record go when another is opened, and come in usual words once it has been', async () => {
    const usual = { severity: 'success', text: 'Saved' } as const
    const said = { text: 'Saved. No number leads here.' }
    await toastOfRecord(Promise.resolve(said), usual)
    toast({ severity: 'error', text: 'Failed' })
    expect(texts()).toEqual([said.text, 'Failed'])
    noteOpened()
    expect(texts()).toEqual(['Failed'])
    const late = toastOfRecord(Promise.resolve(said), usual)
    noteOpened()
    await late
    expect(texts()).toEqual(['Failed', 'Saved'])
  })
})
