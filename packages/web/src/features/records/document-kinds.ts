import { t } from './records.messages.ts'

/** What a document is. */
export const documentKinds = {
  agreement: t('agreement'),
  contract: t('contract'),
  invoice: t('invoice'),
  proof_of_address: t('proofOfAddress'),
  proof_of_identity: t('proofOfIdentity'),
  letter_of_authorization: t('letterOfAuthorization'),
  other: t('other'),
} as const
