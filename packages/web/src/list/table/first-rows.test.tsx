import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { noRoutes } from '../../testing/no-routes.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { GridView, gridPart } from './grid-view.tsx'

const stored = Array.from({ length: 4 }, (_, at) => ({ id: at + 1, startedAt: '2026-03-20T10:00:00.000Z' }))
const nothing = () => undefined

function Screen() {
  const list = useList({ resource: callLogs, routes: noRoutes, onRemove: async () => false, openMenu: nothing })
  return (
    <ListProvider value={list}>
      <GridView />
    </ListProvider>
  )
}

beforeEach(() =>
  answerCalls(({ url }) => {
    if (/count$/i.test(new URL(url).pathname)) return { count: stored.length }
    return url.includes('CallLog') ? stored : []
  }),
)
afterEach(() => {
  vi.restoreAllMocks()
})

const boxIn = (place: string) => document.querySelector<HTMLInputElement>(`${place}[data-id="3"] input[type=checkbox]`)
const first = () => boxIn('[aria-hidden] > div > ')
const ofGrid = () => boxIn('.MuiDataGrid-row')

it('a row chosen before the grid is there stays chosen in it, and no press falls between the two', async () => {
  history.replaceState({ listDecided: true }, '', '/service/call-log?period=all&pageSize=25')
  // Another test may have brought the grid before.
  const grid = await gridPart.load()
  const comes = Promise.withResolvers<typeof grid>()
  const rowsAtLoad: number[] = []
  vi.spyOn(gridPart, 'load').mockImplementation(() => {
    rowsAtLoad.push(document.querySelectorAll('[role="row"][data-id]').length)
    return comes.promise
  })
  const peek = vi.spyOn(gridPart, 'peek').mockReturnValue(undefined)
  render(<Screen />)
  const box = await vi.waitFor(() => first() ?? Promise.reject(new Error('There are no rows yet.')))
  dispatchEvent(new MouseEvent('pointerdown'))
  // Run before, its code would hold up the first rows.
  await vi.waitFor(() => expect(rowsAtLoad[0]).toBeGreaterThan(0))
  peek.mockReturnValue(grid)
  comes.resolve(grid)
  await vi.waitFor(() => expect(ofGrid()).toBeTruthy())
  expect(box.isConnected).toBe(true)
  dispatchEvent(new Event('pointerup'))
  fireEvent.click(box)
  await vi.waitFor(() => expect(first()).toBeNull())
  expect(ofGrid()?.checked).toBe(true)
})
