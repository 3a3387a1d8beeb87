import type { ModelRules } from './types.ts'

/** What a mailed token is recognised by goes with it. */
export const verificationTokenRules: ModelRules<'VerificationToken'> = {
  gone({ id }, store) {
    store.table('TokenHash').delete(id)
  },
}
