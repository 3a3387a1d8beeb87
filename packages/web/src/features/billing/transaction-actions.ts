import type { components } from '@lineboard/contract'
import PhoneInTalkOutlined from '@mui/icons-material/PhoneInTalkOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import { navigate } from '../../browser/navigate.ts'
import { chargedCallsHref } from '../../parts/report/charged-calls-href.ts'
import type { RowAction } from '../../resource/actions/action.ts'
import { timeZone } from '../../state/dates.ts'
import { t } from './billing.messages.ts'

/** What can be seen of a transaction beyond its row. */
export const transactionActions: readonly RowAction<components['schemas']['PaymentTransaction']>[] = [
  {
    id: 'calls',
    label: t('showCalls'),
    icon: PhoneInTalkOutlined,
    call: 'CallLog.find',
    forReaders: true,
    isAllowed: ({ category }) => category === 'call_charges',
    run: ({ transactionDate }) => navigate(chargedCallsHref(transactionDate.slice(0, 10), timeZone())),
  },
  {
    id: 'invoice',
    label: t('invoiceNumber'),
    icon: ReceiptLongOutlined,
    call: 'PaymentMethod.invoice',
    forReaders: true,
    isAllowed: ({ transactionType }) => transactionType === 'payment' || transactionType === 'charge',
    dialog: () => import('./transaction-invoice-dialog.tsx'),
  },
]
