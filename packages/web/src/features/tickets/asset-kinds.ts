import type { components } from '@lineboard/contract'
import type { Access } from '@lineboard/sdk'
import { formatPhone } from '../../lib/format.ts'
import type { ListId } from '../../resource/operation-ids.ts'
import { permissionsOf } from '../../resource/resource-permissions.ts'
import { valueAt } from '../../resource/rows/field-path.ts'
import { formatDateTime } from '../../state/dates.ts'
import type { AssetKind, AssetReference } from './about.ts'
import { people } from './people.ts'
import type { RecordSource } from './record-source.ts'
import { t } from './tickets.messages.ts'

/** What each kind is called, in the order they are offered. */
export const kindLabels = {
  tracking_number: t('trackingNumber'),
  receiving_number: t('receivingNumber'),
  tracking_source: t('trackingSource'),
  sip_gateway: t('sipGateway'),
  call: t('call'),
  voice_menu: t('voiceMenu'),
  user: t('user'),
  device: t('device'),
  other: t('otherKind'),
} as const satisfies Record<AssetKind, string>

const text = (row: object, field: string) => String(valueAt(row, field) ?? '')

const byName = (path: string, list: ListId, guard: RecordSource['guard']): RecordSource => ({
  path,
  guard,
  list,
  field: 'name',
  nameOf: (row) => text(row, 'name'),
})

const byPhone = (path: string, list: ListId, field: string, guard: RecordSource['guard']): RecordSource => ({
  path,
  guard,
  list,
  field,
  isPhone: true,
  nameOf: (row) => formatPhone(text(row, field)),
})

const sources: Partial<Record<AssetKind, RecordSource>> = {
  tracking_number: byPhone('tracking-number', 'OpNumber.findPaged', 'tracking_number', { section: 'Tracking Numbers' }),
  receiving_number: byPhone('routing/receiving', 'ReceivingNumber.findPaged', 'number', {
    section: 'Receiving Numbers',
  }),
  tracking_source: byName('tracking-source', 'TrackingSource.findPaged', { section: 'Tracking Sources' }),
  sip_gateway: byName('routing/sipgateway', 'SipGateway.find', { section: 'SIP Gateways' }),
  call: {
    path: 'call-log',
    guard: { section: 'Call Logs' },
    list: 'CallLog.find',
    field: 'callerNumber',
    order: 'startedAt DESC',
    isPhone: true,
    // One caller calls many times; the time tells the calls apart.
    nameOf: (row) => `${formatPhone(text(row, 'callerNumber'))}, ${formatDateTime(text(row, 'startedAt'))}`,
  },
  voice_menu: byName('ivr', 'Ivr.find', { seenAs: 'voiceMenus' }),
  user: people,
}

const isVisible = ({ guard }: RecordSource, access: Access | undefined) => permissionsOf(guard, access).see

/** Where records of a kind are chosen from; undefined for what is only named, such as a device. */
export const sourceOf = (kind: AssetKind): RecordSource | undefined => sources[kind]

const isKind = (key: string): key is AssetKind => Object.hasOwn(kindLabels, key)

/** The kinds that a person can choose from: those whose list they see, and what is only named. */
export const offeredKinds = (access: Access | undefined): AssetKind[] =>
  Object.keys(kindLabels)
    .filter(isKind)
    .filter((kind) => {
      const source = sourceOf(kind)
      return source === undefined || isVisible(source, access)
    })

/** Address of the record an asset stands for; undefined where there is none, or its list is not for this person. */
export function assetHref(
  { kind, recordId }: Pick<components['schemas']['Asset'], 'kind' | 'recordId'>,
  access: Access | undefined,
): string | undefined {
  const source = sourceOf(kind)
  return source && recordId !== undefined && isVisible(source, access)
    ? `/service/${source.path}/edit/${recordId}`
    : undefined
}

/** What a row is called as an asset. */
export const assetOf = (kind: AssetKind, recordId: number, name: string): AssetReference => ({
  kind,
  recordId,
  name: name.slice(0, 120),
})
