import { menuGroups, menuItems, periodLabel, periodModes, sectionNames } from '@lineboard/sdk'
import { expect, it } from 'vitest'
import { catalogueOf } from '../../build/languages/translations.ts'
import { t as periodWord } from '../shared/period/period.messages.ts'
import { t } from './menu.messages.ts'

// What the SDK calls things stands in its own code and, to be translated, in catalogues here: in English they say the same.

const isItem = (id: string): id is keyof typeof menuItems => Object.hasOwn(menuItems, id)

it.each(Object.keys(menuItems).filter(isItem))('the entry %s is called what the SDK calls it', (id) => {
  expect(t(`items.${id}`)).toBe(menuItems[id].label)
})

it('every group of the menu is translated, and no other', () => {
  const german = [...(catalogueOf('de').get('places/menu')?.keys() ?? [])]
  const groups = german.filter((key) => key.startsWith('groups.'))
  expect(groups).toEqual(menuGroups.map(({ label }) => `groups.${label}`))
})

it.each(sectionNames)('the section %s keeps its name', (name) => {
  expect(t(`sections.${name}`)).toBe(name)
})

it.each(periodModes.filter((mode) => mode !== 'range' && mode !== 'month'))(
  'the period %s is called so too',
  (mode) => {
    const today = { now: new Date('2026-11-20T12:00:00Z'), timeZone: 'UTC' }
    expect(periodWord(`names.${mode}`)).toBe(periodLabel(mode, today))
  },
)
