import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import { listKind } from '../../kit/nested-list.ts'
import { showUiSettings, uiSettings } from '../../state/ui-settings-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { testUser } from '../../testing/show-session.ts'
import { ListProvider } from '../context/list-provider.tsx'
import { useList } from '../use-list.ts'
import { Panel } from './columns-panel.tsx'

const nothing = () => undefined
const routes = { route: undefined, hrefOf: () => '', open: nothing, close: nothing }

function Screen() {
  const list = useList({ resource: sipGateways, routes, onRemove: async () => false, openMenu: nothing })
  return (
    <ListProvider value={list}>
      <Panel />
      <output aria-label="Fields">{list.columns.map(({ field }) => field).join()}</output>
    </ListProvider>
  )
}

beforeEach(() => {
  answerCalls(({ url }) => {
    if (url.includes('/DashUsers/')) return testUser({ id: 1, customerId: 1 })
    return /count$/i.test(new URL(url).pathname) ? { count: 0 } : []
  })
  showUiSettings({})
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway')
})
afterEach(() => showUiSettings({}))

const columns = () => screen.getByRole('status', { name: 'Fields' }).textContent?.split(',') ?? []
const kept = () => uiSettings().lists?.[listKind(sipGateways)] as Record<string, unknown> | undefined
const press = (box: HTMLElement) => act(async () => void fireEvent.click(box))

it('what is chosen is in the address and is kept, until all is as it was; the lead is always shown', async () => {
  render(<Screen />)
  const before = columns()
  const shown = within(screen.getByRole('list', { name: 'Shown' }))
  expect(shown.getByRole('checkbox', { name: /^Name/ })).toHaveProperty('disabled', true)
  await press(shown.getByRole('checkbox', { name: 'Address' }))
  await waitFor(() => expect(columns()).toEqual(before.filter((field) => field !== 'address')))
  await press(screen.getByRole('checkbox', { name: 'Address' }))
  expect(columns().at(-1)).toBe('address')
  expect(new URLSearchParams(location.search).get('cols')).toBe(columns().join())
  expect(kept()).toMatchObject({ columns: columns() })
  await press(screen.getByRole('button', { name: 'Tall' }))
  expect(kept()).toMatchObject({ rowHeight: 'tall' })
  await press(screen.getByRole('button', { name: 'Reset' }))
  expect(columns()).toEqual(before)
  expect(location.search).toBe('')
})

it('columns that were kept are shown in their order, and those of an address before them', () => {
  showUiSettings({ lists: { [listKind(sipGateways)]: { columns: ['address', 'name'] } } })
  const { unmount } = render(<Screen />)
  expect(columns()).toEqual(['address', 'name'])
  unmount()
  history.replaceState({ listDecided: true }, '', '/service/routing/sipgateway?cols=name,port')
  render(<Screen />)
  expect(columns()).toEqual(['name', 'port'])
})
