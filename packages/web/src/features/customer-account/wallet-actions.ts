import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined'
import { navigate } from '../../browser/navigate.ts'
import type { RowAction, SelectionAction } from '../../kit/actions/action.ts'
import { hrefOf } from '../../places/href.ts'
import { t as bulk } from './bulk-desk.messages.ts'
import { t } from './desk-lists.messages.ts'

const walletPanels = () => import('./wallet-panels.tsx')

/** Opens the billing of the customer of a row. */
export const openBilling = <Row extends object>(customerIdOf: (row: Row) => number): RowAction<Row> => ({
  id: 'billing',
  label: t('billing'),
  icon: AccountBalanceWalletOutlined,
  call: 'PaymentTransaction.find',
  forReaders: true,
  run: (row) => navigate(hrefOf('customerAccount', { id: customerIdOf(row) })),
})

/** What is done for several customers at once. */
export const walletActions: readonly SelectionAction[] = [
  {
    id: 'pause',
    label: bulk('pause'),
    call: 'PaymentMethod.pauseTrackingCode',
    dialog: async () => ({ SelectionDialog: (await walletPanels()).PauseDialog }),
  },
  {
    id: 'reactivate',
    label: bulk('reactivate'),
    call: 'PaymentMethod.reactiveAccount',
    dialog: async () => ({ SelectionDialog: (await walletPanels()).ReactivateDialog }),
  },
  {
    id: 'credit',
    label: bulk('credit'),
    call: 'PaymentTransaction.create',
    dialog: async () => ({ SelectionDialog: (await walletPanels()).CreditCustomersDialog }),
  },
  {
    id: 'discount',
    label: bulk('discount'),
    call: 'PaymentTransaction.create',
    dialog: async () => ({ SelectionDialog: (await walletPanels()).DiscountCustomersDialog }),
  },
]
