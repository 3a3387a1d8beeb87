import { accessOf } from '@lineboard/sdk'
import { isValidElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { callLogs } from '../../features/call-logs/call-logs.resource.ts'
import { customers } from '../../features/customers/customers.resource.ts'
import { fromAbout } from '../../features/tickets/ticket-panels.tsx'
import type { Resource } from '../../kit/define-resource.ts'
import { rowActions } from '../../list/actions/row-actions.ts'
import { allPlaces, isList } from '../../places/place.ts'
import { mayAs } from '../../state/may.ts'
import { sessionStore } from '../../state/session-store.ts'
import { ticketAddress } from './open-ticket.ts'
import { loadScreen } from './signed-in.ts'

interface ScreenProps {
  resource: Resource
}

const access = (permission: string, isSuperAdmin = false) =>
  accessOf({ id: 5, isSuperAdmin }, [{ GuiSection: { name: 'Call Logs' }, GuiPermission: { name: permission } }])

const none = {
  see: true,
  readOnly: true,
  add: false,
  edit: false,
  remove: false,
  select: false,
}

/** What the row menu of a list offers somebody who may change nothing there. */
function offered(resource: Resource): string[] {
  const context = {
    resource,
    can: none,
    may: (operation: string) => mayAs(sessionStore.access, operation),
    mayChange: () => false,
  }
  return rowActions(context, { id: 7 }).map(({ id }) => id)
}

afterEach(() => {
  sessionStore.access = undefined
})

describe.each(allPlaces.filter(isList))('$id', (place) => {
  it('opens a ticket from each row that is none, for anyone who may open any', async () => {
    const { element } = await loadScreen(place)
    if (!isValidElement<ScreenProps>(element)) throw new Error('The screen shows nothing')
    const { resource } = element.props
    sessionStore.access = access('PERMITALL')
    expect(offered(resource).includes('ticket')).toBe(resource.model !== 'Ticket')
    // Who sees the audit log looks there.
    expect(offered(resource).includes('askWhoChanged')).toBe(resource.update !== undefined)
    sessionStore.access = access('PERMITALL', true)
    expect(offered(resource)).not.toContain('askWhoChanged')
    sessionStore.access = access('READONLY')
    expect(offered(resource)).not.toContain('ticket')
    expect(fromAbout(new URL(ticketAddress(resource, { id: 7 }), 'http://x').searchParams.get('about'))).toMatchObject({
      name: expect.stringMatching(/./),
    })
  }, 30_000)
})

const about = (resource: Resource, row: object) => new URL(ticketAddress(resource, row), 'http://x').searchParams

it('names the record of a kind that tickets know, and the noun of any other', () => {
  expect(fromAbout(about(callLogs, { id: 7, callerNumber: '+12125550100' }).get('about'))).toEqual({
    kind: 'call',
    recordId: 7,
    name: '(212) 555-0100',
  })
  expect(fromAbout(about(customers, { id: 3, companyName: 'Harbor Dental' }).get('about'))).toEqual({
    kind: 'other',
    name: 'Customer: Harbor Dental',
  })
})

it("is for the row's customer where the person has to say whose it is", () => {
  sessionStore.access = access('PERMITALL')
  expect(about(callLogs, { id: 7, customerId: 3 }).get('customer')).toBeNull()
  sessionStore.access = access('PERMITALL', true)
  expect(about(callLogs, { id: 7, customerId: 3 }).get('customer')).toBe('3')
  expect(about(customers, { id: 4, companyName: 'Blue' }).get('customer')).toBe('4')
})
