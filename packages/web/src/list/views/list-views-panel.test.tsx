import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { ListProvider } from '../list.ts'
import { useList } from '../use-list.ts'
import { Panel } from './list-views-panel.tsx'

const nothing = () => undefined
const routes = { route: undefined, hrefOf: () => '', open: nothing, close: nothing }

function Screen() {
  const list = useList({ resource: callLogs, routes, onRemove: async () => false, openMenu: nothing })
  return (
    <ListProvider value={list}>
      <Panel onClose={nothing} onResize={nothing} />
    </ListProvider>
  )
}

const view = { kind: 'list', resource: 'CallLog', definition: { filter: 'ann' }, sharedWith: [], createdAt: '' }
const templates = [
  { ...view, id: 1, userId: 1, name: 'Mine, shared with nobody' },
  { ...view, id: 2, userId: 3, name: 'Of somebody else' },
]

it('every view of the person on the server is among theirs, and those of others are not', async () => {
  answerCalls(({ url }) => (url.includes('/Templates') ? templates : /count$/i.test(url) ? { count: 0 } : []))
  render(<Screen />)
  const own = await screen.findByRole('button', { name: 'Mine, shared with nobody' })
  const [mine, shared] = screen.getAllByRole('list')
  expect(mine?.contains(own)).toBe(true)
  expect(within(shared ?? document.body).getAllByRole('button')).toHaveLength(1)
  expect(screen.queryByText('Filter, sort and choose columns, then save what you see under a name.')).toBeNull()
})
