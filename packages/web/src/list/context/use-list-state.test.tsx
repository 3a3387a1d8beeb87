import { act, cleanup, renderHook } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { noteScreen } from '../../state/first-screen.ts'
import { forgetPersonalState } from '../../state/personal-state.ts'
import { showUiSettings } from '../../state/ui-settings-store.ts'
import { rememberList, viewRefOf } from './saved-views.ts'
import { useListState } from './use-list-state.ts'

const resource = {
  path: 'things',
  rules: {
    defaultSort: { field: 'name', direction: 'asc' },
    sortable: new Set(['name', 'size']),
    fields: new Set(['name', 'size']),
    hasCustomer: false,
  },
} as const

const open = () => renderHook(() => useListState(resource))
const back = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await gone
  })

beforeEach(() => {
  forgetPersonalState()
  showUiSettings({ lists: {} })
  history.pushState(null, '', '/service/things')
})

it('starts an empty address from what was remembered', () => {
  rememberList('things', 'page=3&sort=-size')
  const { result } = open()
  expect(result.current[0]).toMatchObject({ page: 3, sort: { field: 'size', direction: 'desc' } })
  expect(location.search).toBe('?page=3&sort=-size')
})

const left = 'filter=old&page=3&of=ownerId:4&sort=-size&pageSize=25&cols=size'

it('opens all rows at a press, in the layout used last', () => {
  rememberList('things', left)
  noteScreen()
  const { result } = open()
  expect(location.search).toBe('?sort=-size&pageSize=25&cols=size')
  expect(result.current[0]).toMatchObject({ filter: '', page: 1, of: undefined, pageSize: 25 })
})

it('opens all rows at a press while it is shown, and goes back to what was left', async () => {
  noteScreen()
  history.pushState(null, '', '/service/things?filter=old')
  const { result } = open()
  act(() => history.pushState(null, '', '/service/things'))
  expect(result.current[0].filter).toBe('')
  await back()
  expect(result.current[0].filter).toBe('old')
})

it('opens the default view at a press, whatever was left', () => {
  showUiSettings({
    lists: { 'things#views': { views: [{ name: 'Mine', search: 'filter=mine' }], defaultName: 'Mine' } },
  })
  rememberList('things', left)
  noteScreen()
  expect(open().result.current[0].filter).toBe('mine')
})

it('obeys an address, whatever was remembered', () => {
  rememberList('things', 'page=3')
  history.pushState(null, '', '/service/things?filter=x')
  expect(open().result.current[0]).toMatchObject({ page: 1, filter: 'x' })
})

it('writes changes to the address and remembers them', () => {
  const { result } = open()
  act(() => result.current[1]({ filter: 'x' }))
  expect(location.search).toBe('?filter=x')
  cleanup()
  history.pushState(null, '', '/service/things')
  expect(open().result.current[0].filter).toBe('x')
})

it('goes to the first page with every other change', () => {
  history.pushState(null, '', '/service/things?page=4')
  const { result } = open()
  act(() => result.current[1]({ filter: 'x' }))
  expect(result.current[0].page).toBe(1)
})

it('goes back to defaults that were shown, not to what was remembered since', async () => {
  const { result } = open()
  act(() => result.current[1]({ page: 2 }))
  await back()
  expect(location.search).toBe('')
  expect(result.current[0].page).toBe(1)
  cleanup()
  expect(open().result.current[0].page).toBe(1)
})

it('adds no step to go back where a change takes the place of another', () => {
  const { result } = open()
  const before = history.length
  act(() => result.current[1]({ filter: 'a' }, { replace: true }))
  expect(history.length).toBe(before)
  expect(location.search).toBe('?filter=a')
})

it('a view it was opened by stays with it while it is changed, and a link has none', () => {
  const { result } = open()
  act(() => result.current[1]({ filter: 'a' }, { view: { shared: 4 } }))
  act(() => result.current[1]({ filter: 'b' }))
  expect(viewRefOf(history.state)).toEqual({ shared: 4 })
  cleanup()
  history.pushState(null, '', '/service/things?filter=c')
  const { result: linked } = open()
  act(() => linked.current[1]({ filter: 'd' }))
  expect(viewRefOf(history.state)).toBeUndefined()
})

it("what shows the same as one's own view is that view, changed from then on", () => {
  const views = [{ name: 'Small ones', search: 'filter=small' }]
  showUiSettings({ lists: { 'things#views': { views } } })
  history.pushState(null, '', '/service/things?filter=small')
  const { result } = open()
  act(() => result.current[1]({ filter: 'smaller' }))
  expect(viewRefOf(history.state)).toEqual({ own: 'Small ones' })
})
