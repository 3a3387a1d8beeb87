import { createContext, type RefObject, use } from 'react'
import type { CardHandle } from '../../shared/card/card-handle.ts'
import type { Wizard } from './create-wizard.ts'

interface WizardPlace {
  wizard: Wizard
  /** The card form on the screen. */
  card: RefObject<CardHandle | undefined>
}

/** Gives the running sign-up to its screens. */
export const WizardContext = createContext<WizardPlace | undefined>(undefined)

/** The running sign-up and its card form; throws outside of one. */
export function useWizardPlace(): WizardPlace {
  const place = use(WizardContext)
  if (!place) throw new Error('There is no sign-up here')
  return place
}
