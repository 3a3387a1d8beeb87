import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { leaveTabs, openTab } from '../../state/tabs.ts'
import { areaNav } from './area-nav.tsx'

afterEach(leaveTabs)

const admin = accessOf(
  { id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'ADMIN' }] },
  ['Call Logs', 'Activity Reports'].map((name) => ({ GuiSection: { name }, GuiPermission: { name: 'PERMITALL' } })),
)

/** Where each tab beside a screen leads, at an address. */
function tabsAt(address: string): Record<string, string | null> {
  history.replaceState(null, '', address)
  const place = placeAt(location.pathname) ?? expect.fail('There is no place.')
  render(areaNav(place, admin)?.links)
  return Object.fromEntries(screen.getAllByRole('link').map((tab) => [tab.textContent ?? '', tab.getAttribute('href')]))
}

it('leads back to a list as it was left, and to one that is not open without a filter', () => {
  openTab({ id: '/service/call-log', address: '/service/call-log?period=lastWeek&filter=harbor' })
  const tabs = tabsAt('/service/routing/blacklist?filter=512')
  expect(tabs['Call Logs']).toBe('/service/call-log?period=lastWeek&filter=harbor')
  expect(tabs.Tickets).toBe('/service/ticket')
  // A panel that was left open lies over the list no more.
  openTab({ id: '/service/ticket', address: '/service/ticket/view/7?filter=harbor' })
  expect(tabsAt('/service/call-log').Tickets).toBe('/service/ticket?filter=harbor')
})

it('leads from one report to another with the period and the calls, and to what else was chosen there', () => {
  openTab({
    id: '/service/reports/compare',
    address: '/service/reports/compare?period=today&figure=missed&number=%2B1',
  })
  const tabs = tabsAt('/service/reports/activity?period=2026-10&source=7&table=callers')
  expect(tabs['Return on Investment']).toBe('/service/reports/roi?period=2026-10&source=7')
  expect(tabs['Compare Periods']).toBe('/service/reports/compare?period=2026-10&figure=missed&source=7')
})
