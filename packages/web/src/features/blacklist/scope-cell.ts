import type { Cell } from '../../resource/column.ts'
import { t } from './blacklist.messages.ts'

/** Entries of the owner hold for everyone, others for their own customer. */
export const scopeCell: Cell<number> = {
  toText: (customerId) => (customerId === 1 ? t('everyone') : t('thisCustomer')),
  widthPx: 130,
}
