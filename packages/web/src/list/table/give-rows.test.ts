import { beforeEach, expect, it, vi } from 'vitest'

interface Row {
  id: number
  name: string
}

let idle: (() => void)[] = []
let nowMs = 0
let giveRows: typeof import('./use-grid.ts')['giveRows']

vi.mock('../../browser/timing.ts', () => ({
  whenIdle(work: () => void) {
    idle.push(work)
    return () => {
      idle = idle.filter((each) => each !== work)
    }
  },
}))

beforeEach(async () => {
  // Another file of this worker may have loaded it with the real pauses.
  vi.resetModules()
  giveRows = (await import('./use-grid.ts')).giveRows
  idle = []
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs)
})

const row = (id: number, name = 'as it was'): Row => ({ id, name })

/** A grid that takes so long to draw a row that it was given, in milliseconds. */
function grid(rows: readonly object[], ms = 0) {
  let known = [...rows]
  const calls: string[] = []
  const idOf = (each: object) => Number(Reflect.get(each, 'id'))
  const api = {
    getRowModels: () => new Map(known.map((each) => [idOf(each), each])),
    getRowId: (each: object) => idOf(each),
    setRows(next: readonly object[]) {
      calls.push('all')
      known = [...next]
    },
    updateRows([update]: readonly object[]) {
      const next: object = Object(Reflect.get(update ?? {}, 'row'))
      calls.push(`${idOf(next)}`)
      known = known.map((each) => (idOf(each) === idOf(next) ? next : each))
      nowMs += ms
    },
  }
  return { api, calls, known: () => known }
}

const before = [1, 2, 3, 4, 5, 6].map((id) => row(id))
const renamed = (name: string) => before.map(({ id }) => row(id, name))

it('gives all rows where others stand, or in another order', () => {
  const { api, calls, known } = grid(before)
  giveRows(api, before.slice(1))
  giveRows(api, before.slice(1).reverse())
  expect(calls).toEqual(['all', 'all'])
  expect(known()).toEqual(before.slice(1).reverse())
})

it('gives of the same rows only what has changed, and nothing where nothing has', () => {
  const { api, calls, known } = grid(before)
  giveRows(api, [...before])
  expect(calls).toEqual([])
  const next = before.map((each) => (each.id === 4 ? row(4, 'new') : each))
  giveRows(api, next)
  expect([calls, known()]).toEqual([['4'], next])
})

it('gives many in slices that leave the page free, and all of them in the end', () => {
  const { api, calls, known } = grid(before, 6)
  giveRows(api, renamed('new'))
  expect(calls).toEqual(['1', '2'])
  idle.shift()?.()
  expect(calls).toEqual(['1', '2', '3', '4'])
  idle.shift()?.()
  expect([known(), idle]).toEqual([renamed('new'), []])
})

it('what is overtaken is called off, and newer rows are compared with what was given', () => {
  const { api, calls, known } = grid(before, 6)
  giveRows(api, renamed('new'))()
  expect(idle).toEqual([])
  const newest = renamed('new').map((each, at) => (at === 0 ? (known()[0] ?? each) : each))
  giveRows(api, newest)
  while (idle.length > 0) idle.shift()?.()
  expect([calls.filter((each) => each === '1'), known()]).toEqual([['1'], newest])
})
