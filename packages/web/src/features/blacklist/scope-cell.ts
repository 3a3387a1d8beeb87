import { OWNER_ID } from '@lineboard/contract/owner'
import type { Cell } from '../../kit/column.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import { t } from './blacklist.messages.ts'

/** Entries of the owner hold for everyone, others for their own customer: who sees no other is told that it is his. */
export const scopeCell: Cell<number> = {
  toText(customerId) {
    if (customerId === OWNER_ID) return t('everyone')
    return seesEveryCustomer(session.access) ? t('thisCustomer') : t('ownCompany')
  },
  widthPx: 130,
}
