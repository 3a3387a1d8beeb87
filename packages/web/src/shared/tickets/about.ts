import type { components } from '@lineboard/contract'
import { AssetReferenceNameMaxLength } from '@lineboard/contract/limits'
import type { AssetKind } from '../../places/place-entry.ts'
import { t } from './asset-kind-labels.messages.ts'

/** What a ticket is about, as calls name it. */
export type AssetReference = components['schemas']['AssetReference']

/** A name no longer than assets take. */
export const assetName = (name: string): string => name.slice(0, AssetReferenceNameMaxLength)

/** What a ticket is about, as it stands in an address: kind, id of the record where it stands for one, and name. */
export const toAbout = ({ kind, recordId, name }: AssetReference): string =>
  `${kind}:${recordId ?? ''}:${assetName(name)}`

/** What each kind of thing that tickets are about is called, in the order they are offered. */
export const assetKindLabels = {
  tracking_number: t('tracking_number'),
  receiving_number: t('receiving_number'),
  tracking_source: t('tracking_source'),
  sip_gateway: t('sip_gateway'),
  call: t('call'),
  voice_menu: t('voice_menu'),
  user: t('user'),
  device: t('device'),
  other: t('other'),
} as const satisfies Record<AssetKind, string>
