import type { components } from '@lineboard/contract'
import { labelOf } from '../../lib/label-of.ts'
import { readableName, usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { assetKindLabels } from '../../shared/tickets/asset-kind-labels.ts'
import { useSession } from '../../state/session.ts'
import { assetHref } from './asset-kinds.ts'
import styles from './ticket-details.module.css'
import { t } from './tickets.messages.ts'

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
