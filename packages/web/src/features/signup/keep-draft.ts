import { readStoredJson, writeStored } from '../../browser/storage.ts'
import { toDraft } from './machine/sign-up-draft.ts'
import type { SignUpState } from './machine/sign-up-state.ts'

const key = 'signUpDraft'

/** The sign-up that an earlier visit left; undefined without one. */
export const keptDraft = (): unknown => readStoredJson(key)

/** Keeps what a later visit goes on with, and forgets it once the sign-up is over. */
export function keepDraft(state: SignUpState): void {
  const draft = toDraft(state)
  writeStored(key, draft && JSON.stringify(draft))
}
