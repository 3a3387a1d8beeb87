import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { refresh } from '../../data/use-call.ts'
import { sessionStore } from '../../state/session-store.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Belongings } from './belongings.tsx'

let entries: number

beforeEach(() => {
  entries = 0
  sessionStore.access = accessOf({ id: 1, customerId: 1, isSuperAdmin: true }, [])
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    fetch: async ({ url }) =>
      Response.json(url.includes('/count') ? { count: url.includes('/AuditLogs/') ? entries : 0 } : []),
  })
})
afterEach(() => {
  sessionStore.access = undefined
})

it('audit entries are counted again after a change of the record', async () => {
  render(
    <MayOpenProvider value={() => true}>
      <Belongings entity="Ticket" row={{ id: 5 }} />
    </MayOpenProvider>,
  )
  expect(await screen.findByText('No audit entries of its own')).toBeTruthy()
  entries = 1
  await refresh('Ticket')
  expect(await screen.findByText('1 audit entry about it')).toBeTruthy()
})

it('the screen with all about a row is linked before what belongs to it', async () => {
  const overview = { label: 'About the caller', hrefOf: () => '/service/call-log/caller/+12125550177' }
  render(
    <MayOpenProvider value={() => true}>
      <Belongings entity="PhoneBook" row={{ id: 5 }} overview={overview} />
    </MayOpenProvider>,
  )
  const [first] = await screen.findAllByRole('link')
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([overview.label, overview.hrefOf()])
})
