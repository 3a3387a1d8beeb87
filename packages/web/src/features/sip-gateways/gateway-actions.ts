import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import StarBorder from '@mui/icons-material/StarBorder'
import SwapVert from '@mui/icons-material/SwapVert'
import { api } from '../../data/client.ts'
import type { ListAction, RowAction } from '../../kit/actions/action.ts'
import { leadingHere } from '../../kit/entities/leading-here.ts'
import { toast } from '../../state/toasts.ts'
import { idsOf, readInOrder, type SipGateway } from './gateway-order.ts'
import { t } from './sip-gateways.messages.ts'

/** Loads what opens over the list. */
export const gatewayPanels = () => import('./gateway-panels.tsx')

/** The ids with one of them a place further up (-1) or down (1); as they were where it is at the end already. */
export function movedByOne(ids: readonly number[], id: number, by: -1 | 1): number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return [...ids]
  const others = ids.filter((each) => each !== id)
  return [...others.slice(0, to), id, ...others.slice(to)]
}

async function move(row: SipGateway, by: -1 | 1): Promise<void> {
  const before = idsOf(await readInOrder(row.customerId))
  const after = movedByOne(before, row.id, by)
  if (after.join() === before.join()) return toast({ severity: 'info', text: t('atTheEnd') })
  await api().SipGateway.order({ body: { gw_list: after } })
  toast({ severity: 'success', text: t('orderSaved') })
}

async function makeDefault({ id }: SipGateway): Promise<void> {
  await api().SipGateway.setDefault({ body: { gateway_id: id } })
  toast({ severity: 'success', text: t('defaultSaved') })
}

/** What staff do with a gateway besides changing it. */
export const gatewayActions: readonly RowAction<SipGateway>[] = [
  {
    id: 'default',
    label: t('makeDefault'),
    icon: StarBorder,
    call: 'SipGateway.setDefault',
    isAllowed: ({ defaultOutbound, enabled, type }) => enabled && !defaultOutbound && type !== 'inbound',
    run: makeDefault,
  },
  {
    id: 'up',
    label: t('moveUp'),
    icon: ArrowUpward,
    call: 'SipGateway.order',
    isAllowed: ({ position }) => position > 1,
    run: (row) => move(row, -1),
  },
  { id: 'down', label: t('moveDown'), icon: ArrowDownward, call: 'SipGateway.order', run: (row) => move(row, 1) },
  leadingHere('SipGateway'),
]

/** What staff do with all gateways of a customer. */
export const gatewayListActions: readonly ListAction[] = [
  {
    id: 'order',
    label: t('changeOrder'),
    icon: SwapVert,
    call: 'SipGateway.order',
    dialog: async () => ({ ActionDialog: (await gatewayPanels()).OrderDialog }),
  },
]
