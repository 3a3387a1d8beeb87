import { accessOf } from '@lineboard/sdk'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { placeAt } from '../../places/place-at.ts'
import { sessionStore } from '../../state/session-store.ts'
import type { MenuLook } from './menu-list.tsx'
import { MenuList } from './menu-list.tsx'

const granted = (name: string) => ({ GuiSection: { name }, GuiPermission: { name: 'PERMITALL' } })

beforeEach(() => {
  sessionStore.access = accessOf({ id: 7, customerId: 2, DashRoleMapping: [{ principalType: 'ADMIN' }] }, [
    granted('Call Logs'),
    granted('Activity Reports'),
  ])
})
function show(address: string, current: 'callLogs' | 'activityReports', look: MenuLook = 'full') {
  const place = placeAt(address)
  if (!place) throw new Error(`There is no place at ${address}.`)
  render(<MenuList look={look} place={place} current={current} />)
}

const press = (name: string) => act(async () => fireEvent.click(fold(name)))

const fold = (name: string) => screen.getByRole('button', { name: `Screens of ${name}` })

it('unfolds an entry, and folds it again', async () => {
  show('/service/call-log', 'callLogs')
  expect(screen.queryByRole('link', { name: 'Return on Investment' })).toBeNull()
  await press('Activity Reports')
  const below = within(screen.getByRole('list', { name: 'Screens of Activity Reports' }))
  expect(below.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Return on Investment',
    'Compare Periods',
  ])
  expect(fold('Activity Reports').getAttribute('aria-expanded')).toBe('true')
  await press('Activity Reports')
  expect(screen.queryByRole('link', { name: 'Return on Investment' })).toBeNull()
})

it('marks the present screen, at the entry it is beside where that is folded', async () => {
  show('/service/ticket', 'callLogs')
  const marked = () => screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)
  expect(marked()).toEqual(['Tickets'])
  await press('Call Logs')
  expect(marked()).toEqual(['Call Logs'])
  await press('Call Logs')
})

it('shows entries alone where it is slim, each with its name', () => {
  show('/service/call-log', 'callLogs', 'slim')
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Call Logs' }).title).toBe('Call Logs')
})
