import type { components } from '@lineboard/contract'
import type { Access } from '@lineboard/sdk'
import type { ListId } from '../../kit/operation-ids.ts'
import { valueAt } from '../../kit/value-at.ts'
import { labelOf } from '../../lib/labels.ts'
import { rowHref } from '../../places/href.ts'
import { isSeen } from '../../places/is-seen.ts'
import { placeFacts, placeOfAsset } from '../../places/place.ts'
import type { AssetKind } from '../../places/place-entry.ts'
import type { RowPlaceId } from '../../places/places.ts'
import { formatPhone, readableName, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { type AssetReference, assetKindLabels, assetName } from '../../shared/tickets/about.ts'
import { formatDateTime } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import { type RecordSource, ticketPeople } from './record-source.ts'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'

const text = (row: object, field: string) => String(valueAt(row, field) ?? '')

const byName = (list: ListId): RecordSource => ({ list, field: 'name', nameOf: (row) => text(row, 'name') })

const byPhone = (list: ListId, field: string): RecordSource => ({
  list,
  field,
  isPhone: true,
  nameOf: (row) => formatPhone(text(row, field)),
})

const sources: Partial<Record<AssetKind, RecordSource>> = {
  tracking_number: byPhone('OpNumber.findPaged', 'tracking_number'),
  receiving_number: byPhone('ReceivingNumber.findPaged', 'number'),
  tracking_source: byName('TrackingSource.findPaged'),
  sip_gateway: byName('SipGateway.find'),
  call: {
    list: 'CallLog.find',
    field: 'callerNumber',
    order: 'startedAt DESC',
    isPhone: true,
    // One caller calls many times; the time tells the calls apart.
    nameOf: (row) => `${formatPhone(text(row, 'callerNumber'))}, ${formatDateTime(text(row, 'startedAt'))}`,
  },
  voice_menu: byName('Ivr.find'),
  user: ticketPeople,
}

const sees = (place: RowPlaceId, access: Access | undefined) =>
  access !== undefined && isSeen(placeFacts[place], access)

/** Where records of a kind are chosen from; undefined for what is only named, such as a device. */
export const sourceOf = (kind: AssetKind): RecordSource | undefined => sources[kind]

/** Whether a text names a kind. */
export const isKind = (key: string): key is AssetKind => Object.hasOwn(assetKindLabels, key)

/** The kinds that a person can choose from: those whose list they see, and what is only named. */
export const offeredKinds = (access: Access | undefined): AssetKind[] =>
  Object.keys(assetKindLabels)
    .filter(isKind)
    .filter((kind) => {
      const place = placeOfAsset(kind)
      return place === undefined || sees(place, access)
    })

/** Address of the record an asset stands for; undefined where there is none, or its list is not for this person. */
export function assetHref(
  { kind, recordId }: Pick<components['schemas']['Asset'], 'kind' | 'recordId'>,
  access: Access | undefined,
): string | undefined {
  const place = placeOfAsset(kind)
  if (place === undefined || recordId === undefined || !sees(place, access)) return undefined
  return rowHref(place, { action: 'edit', id: recordId })
}

/** What a row is called as an asset. */
export const assetOf = (kind: AssetKind, recordId: number, name: string): AssetReference => ({
  kind,
  recordId,
  name: assetName(name),
})

/** Whether two mean the same thing, as the server tells: by record, or by name where there is none. */
export const isSameAsset = (one: AssetReference, other: AssetReference): boolean =>
  one.kind === other.kind &&
  (one.recordId === undefined
    ? other.recordId === undefined && one.name === other.name
    : one.recordId === other.recordId)

type Asset = components['schemas']['Asset']

/** What a ticket is about, each linked to its record where this person may see it; beside the ticket, not in its place. */
export function AssetLinks({ assets }: { assets: readonly Asset[] }) {
  usePhoneFormat()
  const { access } = useSession()
  return (
    <ul className={styles.assets} aria-label={t('assets')}>
      {assets.map((asset) => {
        const { id, kind } = asset
        const name = readableName(asset.name)
        const href = assetHref(asset, access)
        return (
          <li key={id}>
            <span className={styles.kind}>{labelOf(assetKindLabels, kind)}</span>{' '}
            {href ? (
              <a href={href} target="_blank" rel="noreferrer" aria-label={t('opensInNewTab', { name })}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        )
      })}
    </ul>
  )
}
