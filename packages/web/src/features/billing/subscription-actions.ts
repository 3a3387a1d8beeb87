import type { components } from '@lineboard/contract'
import { menuVisibility } from '@lineboard/sdk'
import RemoveShoppingCart from '@mui/icons-material/RemoveShoppingCart'
import type { RowAction } from '../../resource/actions/action.ts'
import { session } from '../../state/session.ts'
import { t } from './billing.messages.ts'

// Subscriptions are seen by whoever sees the billing; the products they are of are for administrators alone.
const managesProducts = () => session.access !== undefined && menuVisibility(session.access).manageProducts

/** What staff do with a subscription. */
export const subscriptionActions: readonly RowAction<components['schemas']['Subscription']>[] = [
  {
    id: 'unsubscribe',
    label: t('unsubscribe'),
    icon: RemoveShoppingCart,
    isAllowed: ({ status }) => status !== 'cancelled' && managesProducts(),
    dialog: () => import('./unsubscribe-dialog.tsx'),
  },
]
