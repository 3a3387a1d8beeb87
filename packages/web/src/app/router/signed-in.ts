import { followLanguage } from '../../browser/page.ts'
import { initDeclarations } from '../../kit/declarations.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import { session, type User } from '../../state/session.ts'
import { applyUiSettings, forgetUiSettings, uiSettings } from '../../state/ui-settings-store.ts'
import { isUnsaved } from '../../state/unsaved.ts'
import { resourceOf } from './load-screen.ts'

export { firstScreen, isSeen } from '../../places/is-seen.ts'
export { loadListAsker, loadScreen } from './load-screen.ts'
export { redirectFor } from './redirect-for.ts'

initDeclarations(resourceOf)
addPersonalState({ forget: forgetUiSettings })

/** Language is not the person's that somebody acts as, and nothing that was typed is lost for it. */
export function applySettings({ uiSettings: stored }: User): void {
  applyUiSettings(stored)
  const { language } = uiSettings()
  if (language && !session.impersonation && !isUnsaved()) followLanguage(language)
}
