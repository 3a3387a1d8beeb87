import { OWNER_ID } from '@lineboard/contract/owner'
import type { Cell } from '../../resource/column.ts'
import { t } from './blacklist.messages.ts'

/** Entries of the owner hold for everyone, others for their own customer. */
export const scopeCell: Cell<number> = {
  toText: (customerId) => (customerId === OWNER_ID ? t('everyone') : t('thisCustomer')),
  widthPx: 130,
}
