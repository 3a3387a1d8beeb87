import type { components } from '@lineboard/contract'
import AddShoppingCart from '@mui/icons-material/AddShoppingCart'
import type { RowAction } from '../../kit/actions/action.ts'
import { t } from './products.messages.ts'

type Product = components['schemas']['Product']

/** Loads what opens over the lists of products and prices. */
export const productPanels = () => import('./product-panels.tsx')

const isSubscribedTo = ({ kind, active }: Product) =>
  active && (kind === 'plan' || kind === 'addon' || kind === 'number')

/** What staff do with a product besides changing it. */
export const productActions: readonly RowAction<Product>[] = [
  {
    id: 'subscribe',
    label: t('subscribe'),
    icon: AddShoppingCart,
    call: 'Product.subscribeProduct',
    // The customer changes, not the product, which is everybody's.
    ofEveryRow: true,
    isAllowed: isSubscribedTo,
    dialog: async () => ({ ActionDialog: (await productPanels()).SubscribeDialog }),
  },
]
