import { accessOf } from '@lineboard/sdk'
import { render, screen } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { sessionStore } from '../../state/session-store.ts'
import { MenuList } from './menu-list.tsx'

const waiting = vi.hoisted(() => ({ count: 0 }))
vi.mock('./use-to-handle.ts', () => ({ useToHandle: () => waiting.count }))

// Test files share what is loaded, and the next one counts for itself.
afterAll(() => vi.resetModules())

it.each([
  [0, undefined, undefined],
  [1, '1', '1 call to handle'],
  [1200, '999+', '1,200 calls to handle'],
])('beside the calls the menu says how many wait, and leads to them: %d', (count, text, name) => {
  waiting.count = count
  sessionStore.access = accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'ADMIN' }] }, [
    { GuiSection: { name: 'Call Logs' }, GuiPermission: { name: 'PERMITALL' } },
  ])
  const place = placeAt('/service/call-log')
  if (place) render(<MenuList look="full" place={place} current="callLogs" />)
  const link = screen.queryByRole('link', { name: /to handle$/ })
  expect(link?.textContent).toBe(text)
  expect(link?.getAttribute('aria-label') ?? undefined).toBe(name)
  if (link) expect(link.getAttribute('href')).toBe('/service/to-handle')
})
