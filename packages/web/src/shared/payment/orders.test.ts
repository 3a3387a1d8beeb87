import { describe, expect, test } from 'vitest'
import { createOrders, type OrderBook, readOrders } from './orders.ts'

const day = 86_400_000
const done = async () => ({ kind: 'done', answer: 'paid', result: { token: 'pi_1' } }) as const
const lost = async () => ({ kind: 'unknown', error: 'lost' }) as const
const refused = async () => ({ kind: 'refused', error: '402' }) as const

function book() {
  let stored = '{}'
  let keys = 0
  const clock = { nowMs: day }
  const tab = (): OrderBook =>
    createOrders({
      read: () => readOrders(JSON.parse(stored), clock.nowMs),
      write: (next) => {
        stored = JSON.stringify(next)
      },
      lock: (_, work) => work(),
      newKey: () => `key-${++keys}`,
      nowMs: () => clock.nowMs,
    })
  return { here: tab(), there: tab(), clock }
}

describe('an order', () => {
  test('has one key in all tabs, until it is done', async () => {
    const { here, there } = book()
    expect([here.open('a'), there.open('a'), there.open('b')]).toEqual(['key-1', 'key-1', 'key-2'])
    await here.send('a', 'key-1', { amount: 1 }, done)
    expect(there.open('a')).toBe('key-3')
  })

  test('that is done is not sent by another tab that was asked about it before', async () => {
    const { here, there } = book()
    const key = here.open('a')
    await here.send('a', key, { amount: 1 }, done)
    const became = await there.send('a', key, { amount: 2 }, () => expect.unreachable())
    expect(became).toMatchObject({ kind: 'elsewhere', order: { body: { amount: 1 }, result: { token: 'pi_1' } } })
  })

  test('without an answer is sent again as it was, and nothing else in its place', async () => {
    const { here, there } = book()
    const key = here.open('a')
    expect(await here.send('a', key, { amount: 1 }, lost)).toEqual({ kind: 'unknown', error: 'lost' })
    const other = await there.send('a', there.open('a'), { amount: 2 }, () => expect.unreachable())
    expect(other).toMatchObject({ kind: 'waiting', order: { body: { amount: 1 } } })
    expect(await there.send('a', there.open('a'), { amount: 1 }, done)).toMatchObject({ kind: 'done' })
  })

  test('that was refused is followed by one with a new key, in the other tab too', async () => {
    const { here, there } = book()
    const key = here.open('a')
    await here.send('a', key, { amount: 1 }, refused)
    expect(await there.send('a', key, { amount: 1 }, () => expect.unreachable())).toEqual({ kind: 'changed' })
    expect(there.open('a')).toBe('key-2')
  })

  test('whose card was declined continues under its key; one that was not tried stays as it was', async () => {
    const { here } = book()
    const key = here.open('a')
    await here.send('a', key, { card: 1 }, async () => ({ kind: 'declined', error: '' }))
    expect(here.of('a')).toMatchObject({ key, state: 'open' })
    await here.send('a', key, { card: 2 }, lost)
    await here.send('a', key, { card: 2 }, async () => ({ kind: 'not-tried', error: '' }))
    expect(here.of('a')).toMatchObject({ key, state: 'sent', body: { card: 2 } })
    here.learn('a', { token: 'pi_1' })
    expect(here.of('a')).toMatchObject({ state: 'done', result: { token: 'pi_1' } })
    here.drop('a')
    expect(here.of('a')).toBeUndefined()
  })

  test('is forgotten before servers forget its key', async () => {
    const { here, clock } = book()
    await here.send('a', here.open('a'), { amount: 1 }, lost)
    clock.nowMs += 29 * day - 1
    expect(here.of('a')).toBeDefined()
    clock.nowMs += 1
    expect(here.of('a')).toBeUndefined()
  })
})

test.each([undefined, 'text', [], { a: 7 }, { a: { key: 'k', state: 'gone', atMs: 1 } }])(
  'of what is damaged nothing is read: %j',
  (stored) => {
    expect(readOrders(stored, 1)).toEqual({})
  },
)
