import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { afterHours } from '../../features/tracking-numbers/tracking-number-form.tsx'
import { overlay, showGuide } from '../../state/overlay.ts'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { ranked } from '../palette/rank.ts'
import { guideEntries } from '../palette/use-palette-entries.ts'
import { guidePages, pageOfScreen } from './guide-pages.ts'
import { GuidePanel } from './guide-panel.tsx'

afterEach(() => {
  showGuide(undefined)
})

const show = (asked: Parameters<typeof GuidePanel>[0]['asked']) =>
  render(
    <MayOpenProvider value={(address) => address !== '/service/routing/blacklist'}>
      <GuidePanel asked={asked} />
    </MayOpenProvider>,
  )

it('opens the page of a screen, with links to what the person may see', () => {
  show({ screen: 'callLogs' })
  expect(document.activeElement?.textContent).toBe('Find a call and listen')
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links).toContain('Phone Book')
  expect(links).not.toContain('Blacklist')
  expect(screen.getAllByRole('img').length).toBeGreaterThan(0)
})

it('opens a task, and leads to other pages and all of them', () => {
  show({ page: 'dashboard', section: 'call-back-missed-callers' })
  expect(document.activeElement?.textContent).toBe('Call back missed callers')
  fireEvent.click(screen.getByRole('button', { name: 'calls to handle' }))
  expect(overlay.guide).toEqual({ page: 'calls-to-handle' })
  fireEvent.click(screen.getByRole('button', { name: 'All topics' }))
  expect(overlay.guide).toEqual({ page: 'README' })
})

it('has the section that forms of numbers lead to, about hours', () => {
  show(afterHours)
  expect(document.activeElement?.textContent).toBe('Send calls elsewhere after hours')
})

it('lies over a panel that takes the screen for itself, until a link leads away', () => {
  const drawer = document.createElement('div')
  drawer.className = 'MuiModal-root'
  document.body.append(drawer)
  showGuide({ screen: 'callLogs' })
  const { rerender } = show({ screen: 'callLogs' })
  const dialog = screen.getByRole('dialog', { name: 'Guide' })
  expect(dialog.parentElement).toBe(document.body)
  expect(dialog.textContent).toContain('Find a call and listen')
  fireEvent.click(screen.getByRole('link', { name: 'Phone Book' }))
  expect(overlay.guide).toBeUndefined()
  drawer.remove()
  rerender(<GuidePanel asked={{ screen: 'callLogs' }} />)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('closes by Escape, and gives the focus back', () => {
  const before = document.createElement('button')
  document.body.append(before)
  before.focus()
  showGuide({})
  const { unmount } = show({})
  fireEvent.keyDown(screen.getByRole('heading', { name: 'Guide' }), { key: 'Escape' })
  expect(overlay.guide).toBeUndefined()
  unmount()
  expect(document.activeElement).toBe(before)
  before.remove()
})

it('a screen that no page is about opens all of them', () => {
  expect(pageOfScreen('tickets')).toBe('tickets')
  expect(pageOfScreen('addNumbers')).toBe('README')
})

it('is searched by its headings and by its words, the headings first', () => {
  const found = (typed: string) => ranked(typed, guideEntries(typed, guidePages)).map(({ label }) => label)
  expect(found('Block a caller')[0]).toBe('Block a caller')
  expect(found('erasing')).toEqual([])
  expect(found('receives the message by e-mail')).toEqual(['Let callers leave a message'])
  const [best] = ranked('Listen to a recording', guideEntries('Listen to a recording', guidePages))
  best?.run?.()
  expect(overlay.guide).toEqual({ page: 'calls', section: 'listen-to-a-recording' })
})
