import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { leaveTabs, openTab } from '../../state/tabs.ts'
import { OpenTabs } from './open-tabs.tsx'

// Where nothing is painted nothing is hidden.
HTMLElement.prototype.hidePopover ??= () => undefined

const [dashboard, numbers, customers] = ['/service/dashboard', '/service/tracking-number', '/service/customer']

beforeEach(() => {
  leaveTabs()
  openTab({ id: dashboard, address: dashboard })
  openTab({ id: numbers, address: numbers })
  openTab({ id: customers, address: `${customers}?filter=harbor` })
})
afterEach(() => {
  leaveTabs()
})

async function show(activeId: string): Promise<void> {
  const place = placeAt(activeId)
  if (!place) throw new Error(`There is no place at ${activeId}.`)
  history.replaceState(null, '', activeId)
  render(<OpenTabs place={place} activeId={activeId} />)
  await act(() => import('./all-tabs.tsx'))
}
const titles = () => [...document.querySelectorAll('nav li')].map(({ textContent }) => textContent)
const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body))
/** Where a press led. */
const address = () => location.pathname + location.search

it('each goes back to its screen as it was left; that of the present one is the title', async () => {
  await show(numbers)
  expect(titles()).toEqual(['Dashboard', 'TRACKING NUMBERS', 'Manage Customers'])
  await press('Close Dashboard')
  expect(address()).toBe(numbers)
  expect(titles()).toEqual(['TRACKING NUMBERS', 'Manage Customers'])
  await press('Manage Customers')
  expect(address()).toBe(`${customers}?filter=harbor`)
})

it('closing the present one leads to the next, and the last one home', async () => {
  await show(numbers)
  await press('Close Tracking Numbers')
  expect(address()).toBe(`${customers}?filter=harbor`)
  cleanup()
  await show(customers)
  await press('Close Dashboard')
  await press('Close Manage Customers')
  expect(address()).toBe('/')
  expect(titles()).toEqual([])
})

it('all but the present one are closed at once', async () => {
  await show(numbers)
  // Its code comes after the tabs.
  await screen.findAllByRole('button', { name: 'Close others' })
  await press('Close others')
  expect(titles()).toEqual(['TRACKING NUMBERS'])
  expect(address()).toBe(numbers)
})
