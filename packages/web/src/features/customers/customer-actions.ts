import type { components } from '@lineboard/contract'
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined'
import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined'
import { navigate } from '../../browser/navigate.ts'
import type { RowAction } from '../../kit/actions/action.ts'
import { t as buying } from '../../kit/entities/buy-for.messages.ts'
import { buyForPanel, buysFor } from '../../kit/entities/buy-for-button.tsx'
import { hrefOf } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts } from '../../places/place.ts'
import { session } from '../../state/session.ts'
import { t } from './customers.messages.ts'

/** Loads what opens over the list of customers. */
export const customerPanels = () => import('./customer-panels.tsx')

/** What else is done with a customer: the owner's staff see to its billing. */
export const customerActions: readonly RowAction<components['schemas']['Customer']>[] = [
  {
    id: 'billing',
    label: t('openBilling'),
    icon: AccountBalanceWalletOutlined,
    call: 'PaymentTransaction.find',
    forReaders: true,
    isAllowed: () => session.access !== undefined && isSeen(placeFacts.customerAccount, session.access),
    run: ({ id }) => navigate(hrefOf('customerAccount', { id })),
  },
  {
    id: 'buyNumbers',
    label: buying('buy'),
    icon: AddShoppingCartOutlined,
    call: 'DashUser.impersonate',
    forReaders: true,
    isAllowed: ({ id }) => buysFor(id, session.access, session.user?.customerId),
    dialog: buyForPanel,
  },
]
