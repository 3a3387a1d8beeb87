import { api } from '../../data/client.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { TextList } from '../../kit/cells/text-list.tsx'
import { labelOf } from '../../lib/labels.ts'
import { formatPhone, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { isRefused } from '../../state/may.ts'
import { addPersonalState } from '../../state/personal-state.ts'
import type { RoutingAction } from './routing-action-values.ts'
import { targetLabels } from './routing-action-values.ts'
import { t } from './routing-actions.messages.ts'

type Target = Pick<RoutingAction['targets'][number], 'kind' | 'target'>

/** How rows read that calls can go to, by kind and id, such as `voice_menu 3`. */
type Names = ReadonlyMap<string, () => string>

// More rows of a list than this are called by their ids.
const filter = { order: 'id', limit: 1000 } as const

const keyOf = ({ kind, target }: Target): string => `${kind} ${target}`

/** What was read last, for texts that are written outside a component, such as those of a file. */
let latest: Names | undefined
addPersonalState({
  forget() {
    latest = undefined
  },
})

/** Asks for the names of all that actions lead to, as far as the person may read it. */
export async function askNames(signal?: AbortSignal): Promise<Names> {
  const [receivers, gateways, menus] = await Promise.all([
    isRefused('ReceivingNumber.find') ? [] : api().ReceivingNumber.find({ filter }, { signal }),
    isRefused('SipGateway.find') ? [] : api().SipGateway.find({ filter }, { signal }),
    isRefused('Ivr.find') ? [] : api().Ivr.find({ filter }, { signal }),
  ])
  const entry = (kind: Target['kind'], id: number, name: () => string) =>
    [keyOf({ kind, target: `${id}` }), name] as const
  latest = new Map([
    ...receivers.map(({ id, number, description = '' }) =>
      entry('receiving_number', id, () =>
        description === '' ? formatPhone(number) : t('receiver', { number: formatPhone(number), description }),
      ),
    ),
    ...gateways.map(({ id, name }) => entry('sip_gateway', id, () => name)),
    ...menus.map(({ id, name }) => entry('voice_menu', id, () => name)),
  ])
  return latest
}

function targetText(target: Target, names: Names | undefined): string {
  if (target.kind === 'number') return formatPhone(target.target)
  if (target.kind === 'mailbox') return target.target
  return (
    names?.get(keyOf(target))?.() ?? t('targetById', { kind: labelOf(targetLabels, target.kind), id: target.target })
  )
}

/** What targets are called, in their order. */
export const targetsText = (targets: readonly Target[]): string =>
  targets.map((target) => targetText(target, latest)).join(`${t('separator')} `)

export function NamedTargets({ targets }: { targets: readonly Target[] }) {
  usePhoneFormat()
  const { data, error } = useAnswer(['RoutingAction.targets', {}], askNames, { silent: true, isAside: true })
  // Nothing stands there until names are known: an id would be read, and then change.
  if (!data && !error) return null
  return <TextList texts={targets.map((target) => targetText(target, data))} separator={t('separator')} />
}
