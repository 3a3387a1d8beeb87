import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppearanceSection } from './appearance-section.tsx'
import { namedSettings, settingParts } from './named-settings.ts'
import { NavigationSection } from './navigation-section.tsx'
import { RegionSection } from './region-section.tsx'
import { PicturesSection, TextSection } from './settings-page.tsx'

const change = () => undefined
const settings = {}

const sections = [
  ['appearance', <AppearanceSection key="a" settings={settings} change={change} />],
  ['text', <TextSection key="t" settings={settings} change={change} preview={change} />],
  ['region', <RegionSection key="r" settings={settings} change={change} changeLanguage={change} />],
  ['navigation', <NavigationSection key="n" settings={settings} change={change} />],
  ['pictures', <PicturesSection key="p" settings={settings} change={change} />],
] as const

it.each(sections)('every setting of the part %s has its name among those that can be looked for', (part, section) => {
  const { container } = render(section)
  const names = namedSettings.filter((each) => each.part === part).map(({ label }) => label)
  const shown = [...container.querySelectorAll('h2, legend')].map(({ textContent }) =>
    (textContent ?? '').replace('\u200b', ''),
  )
  expect(shown.length).toBeGreaterThan(0)
  expect(shown.filter((text) => text && !names.includes(text))).toEqual([])
  // And none is looked for that is not there.
  expect(names.filter((name) => !container.textContent?.includes(name))).toEqual([])
})

it.each(settingParts)('an address leads to the part %s', (part) => {
  expect(namedSettings.some((each) => each.part === part)).toBe(true)
})

it('the address of a part moves the focus to its heading', () => {
  history.replaceState(null, '', '/service/user/account?part=text')
  const { getByRole } = render(<TextSection settings={settings} change={change} preview={change} />)
  expect(document.activeElement).toBe(getByRole('heading', { name: 'Text' }))
  history.replaceState(null, '', '/')
})
