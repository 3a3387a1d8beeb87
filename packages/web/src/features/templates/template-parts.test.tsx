import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { changeUiSettings } from '../../state/ui-settings-store.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { Banner } from './template-parts.tsx'

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
  expect(screen.getByText('Call Logs')).toBeTruthy()
})

it('without any there is nothing', () => {
  changeUiSettings({ lists: { 'call-log#views': { views: [] } } })
  expect(show().container.textContent).toBe('')
})
