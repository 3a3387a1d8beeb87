import type { Impact } from './impact.ts'
import { isReassignable } from './reassign-references.ts'
import { t } from './removal.messages.ts'

/** Models by what they are about; what weighs most comes first, in an area and among them. */
export const areas = {
  people: ['DashUser', 'DashRole', 'ApiKey', 'Template'],
  numbers: [
    ...['OpNumber', 'ReceivingNumber', 'RoutingAction', 'Ivr', 'IvrAction', 'SipGateway', 'TrackingSource'],
    ...['Whitelist', 'BlacklistNumber', 'Mainteinance'],
  ],
  money: ['Subscription', 'PaymentMethod', 'PaymentTransaction', 'ProductVariation', 'PriceDiscount'],
  calls: ['CallLog', 'Dialog', 'PhoneBook'],
  support: ['Ticket', 'Document', 'Asset', 'Observer', 'Addressee', 'RedisSubscription'],
} as const

type Area = keyof typeof areas

// The keys are those of the object above.
const named: ReadonlyArray<[Area, readonly string[]]> = Object.entries(areas) as [Area, readonly string[]][]

const order = named.flatMap(([area, models]) => models.map((model) => ({ area, model })))

const weightOf = ({ dependent: { model } }: Impact) => order.findIndex((each) => each.model === model)

/** More than this of one kind are told apart by what they are about. */
const MANY = 6

/** Rows that depend on others, under a heading. */
export interface ImpactGroup {
  title: string
  impact: readonly Impact[]
}

/** What depends on rows, by what becomes of it: what goes as well, what uses them, and what only names them. */
export function groupsOf(impact: readonly Impact[]): ImpactGroup[] {
  const sorted = impact.toSorted((one, other) => weightOf(one) - weightOf(other))
  const going = sorted.filter(({ dependent }) => dependent.onDelete === 'goes')
  const using = sorted.filter(
    ({ dependent }) =>
      dependent.onDelete === 'goes without' || (dependent.onDelete !== 'goes' && isReassignable(dependent)),
  )
  const naming = sorted.filter((each) => !going.includes(each) && !using.includes(each))
  const byArea = named.map(([area]) => ({
    title: t(`area.${area}`),
    impact: going.filter((each) => order[weightOf(each)]?.area === area),
  }))
  const groups = [
    ...(going.length > MANY ? byArea : [{ title: t('going'), impact: going }]),
    { title: t('using'), impact: using },
    { title: t('naming'), impact: naming },
  ]
  return groups.filter((each) => each.impact.length > 0)
}
