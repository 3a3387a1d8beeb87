import { act, render, screen } from '@testing-library/react'
import { useCallback } from 'react'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadOnce } from '../../browser/lazy.ts'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { MarkedPage } from '../../kit/list-options.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { REPAINT_MS } from '../live/follow-rows.ts'
import { NewsLine } from '../live/live-mark.tsx'
import { RowNotes } from '../marks/row-notes.tsx'
import { useList } from '../use-list.ts'
import { GridView } from './grid-view.tsx'

/** What was drawn since it was last looked at: cells and marks, each by the id of its row. */
let drawn: string[] = []
const note = (what: string, row: object) => drawn.push(`${what} ${Reflect.get(row, 'id')}`)

/** Notes what it draws of each row. */
const watched: Resource = {
  ...callLogs,
  columns: callLogs.columns.map((column) => {
    if (column === callLogs.lead) return column
    const { cell, field } = column
    const drawCell: typeof cell.render = ({ row, value }) => {
      note(field, row)
      return cell.toText(value)
    }
    return { ...column, cell: { ...cell, render: drawCell } }
  }),
  marks: loadOnce(async () => ({
    useMarks: ({ only }: MarkedPage) =>
      useCallback(
        (row: object) => {
          note('marks', row)
          return only('callerNumber', '')
        },
        [only],
      ),
  })),
}

let stored: { id: number; talkSeconds: number; callStatus: string; startedAt: string }[] = []

function answer({ url }: Request): object {
  const { pathname, searchParams } = new URL(url)
  if (/count$/i.test(pathname)) return { count: stored.length }
  const filter = searchParams.get('filter') ?? ''
  const among = /"inq":\[([\d,]*)\]/.exec(filter)?.[1]?.split(',').map(Number)
  return pathname.includes('CallLog') ? stored.filter(({ id }) => among?.includes(id) ?? id < 100) : []
}

const nothing = () => undefined
const removesNothing = async () => false

function Screen() {
  const list = useList({ resource: watched, routes: noRoutes, onRemove: removesNothing, openMenu: nothing })
  return (
    <ListProvider value={list}>
      <NewsLine />
      <RowNotes>
        <GridView />
      </RowNotes>
    </ListProvider>
  )
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeAll(() => Promise.all([import('../live/follow-list.ts'), import('../marks/marks-and-chips.tsx')]))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  stored = Array.from({ length: 8 }, (_, at) => ({
    id: at + 1,
    talkSeconds: at,
    callStatus: 'answered',
    startedAt: `2026-03-2${at % 3}T10:00:00.000Z`,
  }))
  answerCalls(answer)
})

// Test files share what is loaded, and the next one speaks for the socket itself.
afterAll(() => vi.resetModules())

async function open(): Promise<void> {
  history.replaceState({ listDecided: true }, '', '/service/call-log?period=all&pageSize=25')
  render(<Screen />)
  await vi.waitFor(async () => {
    await pass(100)
    expect(drawn.some((each) => each.startsWith('marks 8'))).toBe(true)
  })
  await pass(5000)
  drawn = []
}

/** Lets the list look at what has happened, as it does whenever the network is back. */
async function lookAgain(): Promise<void> {
  await act(async () => void dispatchEvent(new Event('online')))
  await pass(REPAINT_MS + 100)
}

it('draws of a page whose rows change only the row that did', async () => {
  await open()
  stored = stored.map((row) => (row.id === 3 ? { ...row, talkSeconds: 99 } : row))
  await lookAgain()
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter((each) => !each.endsWith(' 3'))).toEqual([])
  expect(document.querySelector('[data-id="3"]')?.className).toContain('changed')

  // The next second it is marked already: its cells are drawn with its values, and nothing else is.
  drawn = []
  stored = stored.map((row) => (row.id === 3 ? { ...row, talkSeconds: 100 } : row))
  await lookAgain()
  expect(drawn.filter((each) => !each.endsWith(' 3'))).toEqual([])
})

it('draws no row where new ones wait', async () => {
  await open()
  for (const id of [100, 101]) {
    stored = [...stored, { id, talkSeconds: 0, callStatus: 'answered', startedAt: '2026-03-25T10:00:00.000Z' }]
    await lookAgain()
  }
  expect(screen.getByRole('button', { name: '2 new' })).toBeTruthy()
  expect(drawn).toEqual([])
})

it('draws of a row that is gone no cell, and says it in words', async () => {
  await open()
  stored = stored.filter(({ id }) => id !== 5)
  await lookAgain()
  const row = document.querySelector('[data-id="5"]')
  expect(row?.className).toContain('gone')
  expect(row?.textContent).toContain('No longer here')
  expect(drawn.filter((each) => !each.endsWith(' 5'))).toEqual([])
})
