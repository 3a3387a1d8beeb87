import type { components } from '@lineboard/contract'
import RemoveShoppingCart from '@mui/icons-material/RemoveShoppingCart'
import type { RowAction } from '../../kit/actions/action.ts'
import { t } from './billing.messages.ts'

/** What staff do with a subscription. */
export const subscriptionActions: readonly RowAction<components['schemas']['Subscription']>[] = [
  {
    id: 'unsubscribe',
    label: t('unsubscribe'),
    icon: RemoveShoppingCart,
    call: 'Product.unsubscribeProduct',
    isAllowed: ({ status }) => status !== 'cancelled',
    dialog: () => import('./unsubscribe-dialog.tsx'),
  },
]
