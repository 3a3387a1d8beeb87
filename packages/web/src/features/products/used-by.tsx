import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { useCall } from '../../data/use-call.ts'
import type { RemovalNotesProps } from '../../kit/list-options.ts'
import { comma } from '../../lib/messages.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { subscriptionsTo } from './product-cells.tsx'
import { t } from './products.messages.ts'

interface UsedByProps {
  productId: number
  /** Name of the product. */
  product: string
  /** Only who pays this price; everybody who has the product where it is left out. */
  variationId?: number
}

/** Most that are counted one by one. */
const MOST_COUNTED = 1000
const MOST_NAMED = 5

/** Who has a product, or pays a price, before it is changed or withdrawn, and what that means for them. */
export function UsedBy({ productId, product, variationId }: UsedByProps) {
  const active: unknown = useWatch({ name: 'active' })
  const where = { productId, ...(variationId !== undefined && { variationId }), status: { neq: 'cancelled' } } as const
  const filter = { where, include: ['Customer'], limit: MOST_COUNTED } as const
  const { data, error } = useCall('Subscription.find', { filter }, { silent: true })
  const names = [...new Set(data?.map(({ Customer, customerId }) => Customer?.companyName ?? `#${customerId}`))]
  const quantity = data?.reduce((sum, one) => sum + one.quantity, 0) ?? 0
  const said = error
    ? t('usedBy.unknown')
    : !data
      ? t('usedBy.counting')
      : data.length === 0
        ? t('usedBy.nobody')
        : t('usedBy.some', {
            customers: names.length,
            quantity,
            names: names.slice(0, MOST_NAMED).join(comma),
            more: Math.max(0, names.length - MOST_NAMED),
          })
  return (
    <Alert severity={data && data.length > 0 ? 'warning' : 'info'} role="status" aria-label={t('usedBy.title')}>
      <p>{said}</p>
      {data && data.length > 0 && (
        <>
          <p>{active === 'no' ? t('usedBy.withdrawn') : t('usedBy.changed')}</p>
          <PlaceLink href={subscriptionsTo(product)}>{t('usedBy.show')}</PlaceLink>
        </>
      )}
    </Alert>
  )
}

/** What whoever pays a price that is deleted pays from then on. */
export function RemovalNotes({ targets, onFirst }: RemovalNotesProps) {
  const where = { variationId: { inq: targets.map(({ id }) => id) }, status: { neq: 'cancelled' } } as const
  const { data, error, mutate } = useCall('Subscription.find', { filter: { where } }, { silent: true })
  const isKnown = data !== undefined
  useEffect(() => {
    if (isKnown) onFirst(undefined)
  }, [isKnown, onFirst])
  if (error) return <ErrorState error={error} onRetry={() => void mutate()} />
  if (!data || data.length === 0) return null
  return <Alert severity="warning">{t('priceDeleted', { count: data.length })}</Alert>
}
