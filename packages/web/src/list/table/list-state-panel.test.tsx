import { render, screen } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import { sipGateways } from '../../features/sip-gateways/sip-gateways.resource.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { ListProvider } from '../list.ts'
import { useList } from '../use-list.ts'
import { ListStatePanel } from './list-state-panel.tsx'

// Test files share what is loaded, and the next one speaks for the socket itself.
afterAll(() => vi.resetModules())

const noRoutes = { route: undefined, hrefOf: () => '', open: () => undefined, close: () => undefined }

function Screen() {
  const list = useList({
    resource: sipGateways,
    routes: noRoutes,
    onRemove: async () => false,
    openMenu: () => undefined,
  })
  return (
    <ListProvider value={list}>
      <ListStatePanel />
    </ListProvider>
  )
}

it.each([
  ['name:"Carrier"', 'Nothing fits the filter.'],
  [
    'provider:twilio',
    'There is no field “provider” here, so it was looked for as words. All fields are under “Filter by fields”.',
  ],
])('a list that has nothing for %s says: %s', async (filter, text) => {
  answerCalls(({ url }) => (/count$/i.test(new URL(url).pathname) ? { count: 0 } : []))
  history.replaceState({ listDecided: true }, '', `/service/routing/sipgateway?filter=${encodeURIComponent(filter)}`)
  render(<Screen />)
  expect(await screen.findByText('No SIP gateways match')).toBeTruthy()
  expect(screen.getByText(text)).toBeTruthy()
})
