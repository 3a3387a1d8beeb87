import { MalformedAnswerError } from '@lineboard/sdk'
import { type ColorScheme, schemeChoice } from '../lib/look.ts'
import { mergeUiSettings, parseUiSettings, type UiSettingsChanges } from '../lib/parse-ui-settings.ts'
import { addPersonalState } from '../state/personal-state.ts'
import { session } from '../state/session.ts'
import { changeUser } from '../state/session-events.ts'
import { toast } from '../state/toasts.ts'
import { changeUiSettings, markSettingsReadable, uiSettings } from '../state/ui-settings-store.ts'
import { api } from './client.ts'
import { t } from './save-ui-settings.messages.ts'

/** What is stored can't be read, so it was not written over. */
export class UnreadableSettingsError extends Error {}

/** The server took the settings and answered nothing, or nothing that can be read. */
export class SettingsNotSavedError extends Error {}

interface SaveOptions {
  /** The person decided to begin anew: what can't be read is written over. @default false */
  replaceUnreadable?: boolean
}

async function write(changes: UiSettingsChanges, replaceUnreadable: boolean, id: number | undefined): Promise<void> {
  if (id === undefined || session.user?.id !== id) return
  // Read first: another tab or machine may have saved other choices since this one started.
  const { uiSettings } = await api().DashUser.findById({ id })
  const { stored, isReadable } = parseUiSettings(uiSettings)
  if (!isReadable && !replaceUnreadable) throw new UnreadableSettingsError()
  // Never by the session of whoever signed in meanwhile.
  if (session.user?.id !== id) return
  const json = JSON.stringify(mergeUiSettings(stored, changes))
  try {
    await api().DashUser.patchById({ id, body: { uiSettings: json } })
  } catch (error) {
    throw error instanceof MalformedAnswerError ? new SettingsNotSavedError() : error
  }
  if (session.user?.id !== id) return
  changeUser({ ...session.user, uiSettings: json })
  markSettingsReadable()
}

interface Save {
  changes: UiSettingsChanges
  replaceUnreadable: boolean
  done: Promise<void>
}

/** What waits for the save that is under way. */
let next: Save | undefined
let underWay: Promise<void> = Promise.resolve()

addPersonalState({
  // Who signs out just after choosing has chosen.
  finish: () => underWay,
  forget() {
    next = undefined
  },
})

/**
 * Makes the app follow these choices at once, and saves them beside all others of the signed-in person; of `lists` only
 * those named. Saves follow one another, what comes meanwhile goes along with the next. Throws what the failed call
 * threw, UnreadableSettingsError, or SettingsNotSavedError.
 */
export function saveUiSettings(
  changes: UiSettingsChanges,
  { replaceUnreadable = false }: SaveOptions = {},
): Promise<void> {
  changeUiSettings(changes)
  const id = session.user?.id
  if (next) {
    next.changes = mergeUiSettings(next.changes, changes)
    next.replaceUnreadable ||= replaceUnreadable
    return next.done
  }
  const save: Save = {
    changes,
    replaceUnreadable,
    done: underWay.then(() => {
      next = undefined
      return write(save.changes, save.replaceUnreadable, id)
    }),
  }
  next = save
  underWay = save.done.catch(() => undefined)
  return save.done
}

/** Saves choices as `saveUiSettings` does, and tells the person that it worked, or that the server answered nothing. */
export async function saveAndNotify(changes: UiSettingsChanges, options?: SaveOptions): Promise<void> {
  try {
    await saveUiSettings(changes, options)
    toast({ severity: 'success', text: t('saved') })
  } catch (error) {
    if (error instanceof SettingsNotSavedError) toast({ severity: 'warn', text: t('notSaved') })
    throw error
  }
}

/** Shows a colour scheme at once and keeps it with the person's settings; a call that fails is only logged. */
export function switchColorScheme(scheme: ColorScheme): void {
  saveAndNotify(schemeChoice(scheme, uiSettings())).catch((error: unknown) => {
    if (!(error instanceof SettingsNotSavedError)) console.warn(error)
  })
}
