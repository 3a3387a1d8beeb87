import { act, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { dismissAllNotifications, notify } from '../../state/notifications.ts'
import { NotificationsButton } from './notifications-button.tsx'

afterEach(dismissAllNotifications)

const bell = (name: string) => screen.getByRole('button', { name })

it('counts what came since the list was opened, and says when in the words of all times', async () => {
  notify({ msg: 'Import finished', date: '2026-03-25T14:28:00.000Z' })
  notify({ msg: 'Maintenance', date: 'tonight at ten' })
  render(<NotificationsButton />)
  await act(async () => bell('Notifications, 2 new').click())
  const panel = screen.getByRole('dialog', { name: 'Notifications', hidden: true })
  const [second, first] = within(panel).getAllByRole('listitem', { hidden: true })
  expect(first?.textContent).not.toContain('T14:28')
  expect(first?.textContent).toContain('2026')
  expect(second?.textContent).toContain('tonight at ten')
  expect(bell('Notifications')).toBeTruthy()
  await act(async () => notify({ msg: 'While it is open' }))
  expect(bell('Notifications')).toBeTruthy()
})

it('leads to the view that somebody shares', async () => {
  notify({ msg: 'Nora Whitfield shares the view “Missed” with you.', templateId: 3 })
  render(<NotificationsButton />)
  await act(async () => bell('Notifications, 1 new').click())
  const link = screen.getByRole('link', { name: 'Open the view', hidden: true })
  expect(link.getAttribute('href')).toMatch(/\/view\/3$/)
})
