import type { AssetKind } from '../../places/place-entry.ts'
import { t } from './asset-kind-labels.messages.ts'

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
