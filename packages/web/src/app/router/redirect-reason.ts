import type { Access } from '@lineboard/sdk'
import { placeFacts } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { whyUnseenText } from '../../places/why-unseen.ts'
import { t } from '../app.messages.ts'
import { ownAccount } from './redirect-for.ts'

/** Why somebody is led on from a screen that was asked for by name; undefined from where everybody is led to anyway. */
export function redirectReason(path: string, access: Access): string | undefined {
  if (!ownAccount.includes(path)) return undefined
  return t('notShown', { title: titleOf('billingProfile'), reason: whyUnseenText(placeFacts.billingProfile, access) })
}
