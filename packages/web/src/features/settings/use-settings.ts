import { useState } from 'react'
import { readIn } from '../../browser/page.ts'
import { reportError } from '../../data/report-error.ts'
import { SettingsNotSavedError, saveAndNotify } from '../../data/save-ui-settings.ts'
import type { Language } from '../../lib/languages.ts'
import type { UiSettings, UiSettingsChanges } from '../../lib/parse-ui-settings.ts'
import { defaultUiSettings } from '../../state/default-ui-settings.ts'
import { showUiSettings, useUiSettings } from '../../state/ui-settings-store.ts'

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
      if (await save({ language })) readIn(language)
    },
    preview: (changes) => showUiSettings({ ...settings, ...changes }),
    beginAnew: () => void save(defaultUiSettings(new Date()), true),
  }
}
