import { NotFoundError } from '@lineboard/sdk'
import { describe, expect, it } from 'vitest'
import { type RemovalCalls, removeRows } from './remove-later.ts'

const targets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Row ${index + 1}` }))
const nobodyLeft: RemovalCalls['remaining'] = async () => []

describe('one call a row', () => {
  it('returns the result of each row', async () => {
    const one = async (id: number) => {
      if (id === 2) throw new Error('Still in use')
      return id === 3 ? 0 : 1
    }
    const results = await removeRows(targets(4), { one, remaining: nobodyLeft })
    expect(results.map(({ outcome, error }) => [outcome, error])).toEqual([
      ['done', undefined],
      ['failed', new Error('Still in use')],
      ['gone', undefined],
      ['done', undefined],
    ])
  })

  it('who deletes what a colleague has deleted is done, and what is there still was not', async () => {
    const one = async () => {
      throw new NotFoundError({ status: 404, name: 'Error', message: 'Unknown id' }, { method: 'POST', url: '' })
    }
    const results = await removeRows(targets(2), { one, remaining: async ([id]) => (id === 2 ? [2] : []) })
    expect(results.map(({ outcome }) => outcome)).toEqual(['gone', 'failed'])
    const unread = await removeRows(targets(1), { one, remaining: () => Promise.reject(new Error('No connection')) })
    expect(unread).toMatchObject([{ outcome: 'failed', error: { status: 404 } }])
  })

  it('stops where it is called off, and says which rows were left alone', async () => {
    const stop = new AbortController()
    const one = async (id: number) => {
      if (id === 2) stop.abort()
      return 1
    }
    const results = await removeRows(targets(6), { one, remaining: nobodyLeft }, undefined, stop.signal)
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'skipped', 'skipped', 'skipped', 'skipped'])
  })

  it('reports progress', async () => {
    const heard: number[] = []
    await removeRows(targets(3), { one: async () => 1, remaining: nobodyLeft }, (done) => heard.push(done))
    expect(heard).toEqual([1, 2, 3])
  })
})

describe('one call for all', () => {
  it('splits what would not fit into an address', async () => {
    const asked: number[][] = []
    const many = async (ids: number[]) => {
      asked.push(ids)
      return ids.length
    }
    const results = await removeRows(targets(230), { many, remaining: nobodyLeft })
    expect(asked.map(({ length }) => length)).toEqual([100, 100, 30])
    expect(results.every(({ outcome }) => outcome === 'done')).toBe(true)
  })

  it('finds out which rows a short count is about', async () => {
    const results = await removeRows(targets(3), { many: async () => 1, remaining: async () => [2] })
    expect(results.map(({ outcome }) => outcome)).toEqual(['done', 'failed', 'gone'])
  })

  it('fails every row of a call that failed, and no other', async () => {
    const many = async (ids: number[]) => {
      if (ids.includes(1)) throw new Error('No connection')
      return ids.length
    }
    const results = await removeRows(targets(101), { many, remaining: nobodyLeft })
    expect(results[0]).toEqual({ id: 1, name: 'Row 1', outcome: 'failed', error: new Error('No connection') })
    expect(results[100]?.outcome).toBe('done')
  })
})
