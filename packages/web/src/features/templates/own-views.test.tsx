import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keptViews } from '../../shared/views/kept-views.ts'
import { changeUiSettings, uiSettings } from '../../state/ui-settings-store.ts'
import { answerCalls } from '../../testing/answer-calls.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Banner } from './own-views.tsx'

const show = () =>
  render(
    <MayOpenProvider value={() => true}>
      <Banner />
    </MayOpenProvider>,
  )

it('a view that is kept for oneself leads to its list; one that is shared is among those of the server', () => {
  changeUiSettings({
    lists: {
      'call-log#views': {
        views: [
          { name: 'Missed today', search: 'filter=status%3A%22missed%22&period=today' },
          { name: 'For all', search: 'period=last7', templateId: 4 },
        ],
      },
      'call-log': 'period=today',
      'no-such-list#views': { views: [{ name: 'Old', search: '' }] },
    },
  })
  show()
  const links = screen.getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Missed today'])
  expect(links[0]?.getAttribute('href')).toBe('/service/call-log?filter=status%3A%22missed%22&period=today')
  expect(screen.getByRole('heading').textContent).toBe('One view of your own')
  expect(screen.getByText('Call Logs')).toBeTruthy()
})

it('without any there is nothing', () => {
  changeUiSettings({ lists: { 'call-log#views': { views: [] } } })
  expect(show().container.textContent).toBe('')
})

const names = () => keptViews(uiSettings().lists).flatMap(({ path, view }) => (path === 'call-log' ? view.name : []))

it('a view is renamed, and deleted once that is confirmed, where all views are', async () => {
  answerCalls(() => ({}))
  const views = [
    { name: 'Missed', search: 'filter=status%3A%22missed%22' },
    { name: 'Today', search: 'period=today' },
  ]
  changeUiSettings({ lists: { 'call-log#views': { views } } })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Rename Missed' }))
  const field = await screen.findByLabelText('Name')
  fireEvent.change(field, { target: { value: 'Today' } })
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByText('Another view of this list has this name.')).toBeTruthy()
  fireEvent.change(field, { target: { value: 'Lost' } })
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(names()).toEqual(['Lost', 'Today']))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Lost', hidden: true }))
  fireEvent.click(
    within(await screen.findByRole('dialog', { name: 'Delete Lost?' })).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(names()).toEqual(['Today']))
})
