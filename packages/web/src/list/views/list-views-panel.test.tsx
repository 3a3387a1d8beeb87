import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { listKind } from '../../kit/nested-list.ts'
import { changeUiSettings, uiSettings } from '../../state/ui-settings-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { testUser } from '../../testing/show-session.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { viewsKey } from '../context/saved-views.ts'
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

describe('names that are taken', () => {
  const written: string[] = []
  const open = async () => {
    written.length = 0
    answerCalls(({ method, url }) => {
      if (method !== 'GET') written.push(`${method} ${new URL(url).pathname.split('/').at(-1)}`)
      return url.includes('/Templates') ? templates : /count$/i.test(url) ? { count: 0 } : []
    })
    changeUiSettings({ lists: { [viewsKey(listKind(callLogs))]: { views: [{ name: 'Kept', search: '' }] } } })
    render(<Screen />)
    return screen.findByRole('button', { name: 'Mine, shared with nobody' })
  }
  const names = () =>
    screen.getAllByRole('button', { name: /^Mine, shared with nobody/ }).map((each) => each.textContent)

  it('leaves a view on the server its name, and saves another one beside it under a free name', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('Save what is shown as'), { target: { value: 'Mine, shared with nobody' } })
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Save as Mine, shared with nobody (2)' }))
    await waitFor(() => expect(names()).toEqual(['Mine, shared with nobody (2)', 'Mine, shared with nobody']))
    expect(written.filter((call) => call.includes('Templates'))).toEqual([])
  })

  it('replaces a view on the server where that is chosen', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('Save what is shown as'), { target: { value: 'Mine, shared with nobody' } })
    fireEvent.click(screen.getByRole('button', { name: 'Replace it' }))
    await waitFor(() => expect(written).toContain('PUT 1'))
    expect(names()).toEqual(['Mine, shared with nobody'])
  })

  it('takes no name of another view while renaming, with one button that saves', async () => {
    await open()
    fireEvent.click(screen.getByRole('button', { name: 'More to do with Kept' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const field = screen.getByLabelText('Name')
    expect(screen.getAllByRole('button', { name: 'Save' })).toHaveLength(1)
    fireEvent.change(field, { target: { value: 'Mine, shared with nobody' } })
    expect(screen.getByRole('status').textContent).toBe('You have a view with this name.')
    fireEvent.blur(field)
    expect(await screen.findByRole('button', { name: 'Kept' })).toBeTruthy()
  })
})

describe('what others have as well', () => {
  const shared = [
    { ...view, id: 7, userId: 1, name: 'Of us all', sharedWith: [2, 3] },
    { ...view, id: 8, userId: 1, name: 'Of me alone' },
  ]
  const written: string[] = []
  const open = async (name: string, item: string) => {
    written.length = 0
    answerCalls(({ method, url }) => {
      const { pathname, searchParams } = new URL(url)
      if (method !== 'GET') written.push(`${method} ${pathname.split('/').at(-1)}`)
      const id: unknown = JSON.parse(searchParams.get('filter') ?? '{}').where?.id
      if (url.includes('/Templates')) return shared.filter((each) => id === undefined || each.id === id)
      return /count$/i.test(url) ? { count: 0 } : []
    })
    const views = shared.map((each) => ({ name: each.name, search: 'filter=ann', templateId: each.id }))
    changeUiSettings({ lists: { [viewsKey(listKind(callLogs))]: { views } } })
    render(<Screen />)
    fireEvent.click(await screen.findByRole('button', { name: `More to do with ${name}` }))
    fireEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  const isWritten = (call: string) => () => expect(written).toContain(call)

  it('is asked about before it is deleted', async () => {
    await open('Of us all', 'Delete')
    const question = await screen.findByRole('dialog', { name: 'Delete Of us all for everybody?' })
    expect(question.textContent).toContain('2 other people have this view and will lose it.')
    expect(written).toEqual([])
    fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByText(/will lose it/)).toBeNull())
    expect(written).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'More to do with Of us all' }))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Delete for everybody' }))
    await waitFor(isWritten('DELETE 7'))
  })

  it('is asked about before it has another name, and what nobody else has is not', async () => {
    await open('Of us all', 'Rename')
    const field = screen.getByLabelText('Name')
    fireEvent.change(field, { target: { value: 'Ours' } })
    fireEvent.blur(field)
    expect(await screen.findByRole('dialog', { name: 'Change Of us all for everybody?' })).toBeTruthy()
    expect(written).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Change for everybody' }))
    await waitFor(isWritten('PUT 7'))
  })

  it('what nobody else has is deleted at once', async () => {
    await open('Of me alone', 'Delete')
    await waitFor(isWritten('DELETE 8'))
    expect(screen.queryByText(/for everybody/)).toBeNull()
  })
})

describe('what one has for oneself', () => {
  const open = () => {
    answerCalls(({ url }) => {
      if (url.includes('/DashUsers/')) return testUser({ id: 1, customerId: 1 })
      return /count$/i.test(new URL(url).pathname) ? { count: 0 } : []
    })
    history.replaceState({ listDecided: true }, '', '/service/call-log?filter=flyer&sort=-charge')
    changeUiSettings({
      lists: { [viewsKey(listKind(callLogs))]: { views: [{ name: 'Subway', search: 'filter=subway' }] } },
    })
    render(<Screen />)
  }
  const item = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: /^More to do with / }))
    fireEvent.click(await screen.findByRole('menuitem', { name }))
  }
  const view = (name: string) => screen.findByRole('button', { name })

  it('is saved as it is shown, and is the default where that is chosen', async () => {
    open()
    fireEvent.change(screen.getByLabelText('Save what is shown as'), { target: { value: 'Dear flyers' } })
    fireEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect((await view('Dear flyers')).getAttribute('aria-current')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'Show Dear flyers by default' }))
    const chosen = { defaultName: 'Dear flyers', views: [{ name: 'Subway' }, { name: 'Dear flyers' }] }
    await waitFor(() => expect(uiSettings().lists?.[viewsKey(listKind(callLogs))]).toMatchObject(chosen))
  })

  it('is shown, changed to what is shown, named otherwise and deleted', async () => {
    open()
    await item('Change to what is shown')
    await waitFor(async () => expect((await view('Subway')).getAttribute('aria-current')).toBe('true'))
    history.replaceState({ listDecided: true }, '', '/service/call-log')
    await waitFor(async () => expect((await view('Subway')).getAttribute('aria-current')).toBe('false'))
    fireEvent.click(await view('Subway'))
    await waitFor(() => expect(location.search).toBe('?filter=flyer&sort=-charge'))
    await item('Rename')
    const field = screen.getByLabelText('Name')
    fireEvent.change(field, { target: { value: 'Flyers' } })
    fireEvent.blur(field)
    expect(await view('Flyers')).toBeTruthy()
    await item('Delete')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Flyers' })).toBeNull())
  })
})
