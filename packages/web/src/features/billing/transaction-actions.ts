import type { components } from '@lineboard/contract'
import { discountableCents } from '@lineboard/contract/charge-discount'
import { refundable } from '@lineboard/contract/refundable'
import PercentOutlined from '@mui/icons-material/PercentOutlined'
import PhoneInTalkOutlined from '@mui/icons-material/PhoneInTalkOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { navigate } from '../../browser/navigate.ts'
import type { RowAction } from '../../kit/actions/action.ts'
import { hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { callsOfCharge } from '../../shared/report/charged-calls.ts'
import { timeZone } from '../../state/dates.ts'
import { session } from '../../state/session.ts'
import { t } from './billing.messages.ts'

type Transaction = components['schemas']['PaymentTransaction']

/** Asks for something at the desk of the staff, where it is asked for its reason and stands with the rest of the account: here nobody changes a row. */
const atDesk = (kind: 'refund' | 'discount') => ({
  forReaders: true as const,
  run: ({ id, customerId }: Transaction) => navigate(hrefOf('customerAccount', { id: customerId }, { [kind]: id })),
})

const seesDesk = () => session.access !== undefined && isSeen(placeFacts.customerAccount, session.access)

const callsHref = (row: Transaction) => callsOfCharge(row, session.access, timeZone())

/** What can be seen of a transaction beyond its row. */
export const transactionActions: readonly RowAction<Transaction>[] = [
  {
    id: 'calls',
    label: t('showCalls'),
    icon: PhoneInTalkOutlined,
    call: 'CallLog.find',
    forReaders: true,
    isAllowed: (row) => callsHref(row) !== undefined,
    run(row) {
      const href = callsHref(row)
      if (href) navigate(href)
    },
  },
  {
    id: 'invoice',
    label: t('invoiceNumber'),
    icon: ReceiptLongOutlined,
    call: 'PaymentMethod.invoice',
    forReaders: true,
    isAllowed: ({ transactionType }) => transactionType === 'payment' || transactionType === 'charge',
    dialog: async () => ({ ActionDialog: (await import('./billing-panels.tsx')).TransactionInvoiceDialog }),
  },
  {
    ...atDesk('refund'),
    id: 'refund',
    label: t('refund'),
    icon: UndoOutlined,
    call: 'PaymentMethod.refund',
    isAllowed: (row) => refundable(row) > 0 && seesDesk(),
  },
  {
    ...atDesk('discount'),
    id: 'discount',
    label: t('discount'),
    icon: PercentOutlined,
    call: 'PaymentTransaction.create',
    // What earlier discounts have left of it is asked there.
    isAllowed: (row) => discountableCents(row, []) > 0 && seesDesk(),
  },
]
