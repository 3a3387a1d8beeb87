import { useState } from 'react'
import { browserLanguage, readIn } from '../../browser/page.ts'
import { reportError } from '../../data/report-error.ts'
import { SettingsNotSavedError, saveAndNotify } from '../../data/save-ui-settings.ts'
import { closestLanguage, type Language, languages } from '../../lib/languages.ts'
import { language as shownLanguage } from '../../lib/messages.ts'
import type { UiSettings, UiSettingsChanges } from '../../lib/parse-ui-settings.ts'
import { type Region, regionOf } from '../../lib/region.ts'
import { browserRegion } from '../../state/dates.ts'
import { defaultUiSettings } from '../../state/default-ui-settings.ts'
import { region, showUiSettings, useUiSettings } from '../../state/ui-settings-store.ts'

interface Settings {
  settings: UiSettings
  /** Applies a choice and saves it. */
  change: (changes: UiSettingsChanges) => void
  /** Saves a language, and loads the page anew in it; where it can't be saved the page stays as it is. */
  changeLanguage: (language: Language) => void
  /** Applies a choice that is still being made, such as while a slider is dragged. */
  preview: (changes: UiSettings) => void
  /** Choices that apply here and could not be saved. */
  unsaved: UiSettingsChanges | undefined
  /** Writes the usual settings over what can't be read. */
  beginAnew: () => void
}

/**
 * How dates, times and numbers are usually written by who reads the app in a language: as the browser has it where that speaks the
 * language, and in English, which people of all countries read.
 */
export function usualRegion(language: Language): Region {
  const isBrowsers = language === 'en' || closestLanguage([browserLanguage()]) === language
  return isBrowsers ? browserRegion() : regionOf(languages[language].locale)
}

/** Whether two people's dates, times and numbers look the same. */
export const isSameRegion = (one: Region, other: Region): boolean =>
  one.dateFormat === other.dateFormat &&
  one.timeFormat === other.timeFormat &&
  one.numberFormat === other.numberFormat &&
  one.weekendFormat === other.weekendFormat

/** The person's choices, and how to change them: each applies at once and is saved, and it is said whether that worked. */
export function useSettings(): Settings {
  const settings = useUiSettings()
  const [unsaved, setUnsaved] = useState<UiSettingsChanges>()

  async function save(changes: UiSettingsChanges, replaceUnreadable = false): Promise<boolean> {
    const all = { ...unsaved, ...changes }
    try {
      await saveAndNotify(all, { replaceUnreadable })
      setUnsaved(undefined)
      return true
    } catch (error) {
      setUnsaved((before) => ({ ...before, ...all }))
      if (!(error instanceof SettingsNotSavedError)) reportError(error)
      return false
    }
  }

  return {
    settings,
    unsaved,
    change: (changes) => void save(changes),
    changeLanguage: async (language) => {
      // Who has chosen no formats of their own has those of the language.
      const follows = isSameRegion(region(settings), usualRegion(settings.language ?? shownLanguage))
      if (await save({ language, ...(follows && usualRegion(language)) })) readIn(language)
    },
    preview: (changes) => showUiSettings({ ...settings, ...changes }),
    beginAnew: () => void save(defaultUiSettings(new Date()), true),
  }
}
