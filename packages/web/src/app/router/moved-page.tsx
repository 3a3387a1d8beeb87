import type { Access } from '@lineboard/sdk'
import { Redirect, useParams } from 'wouter'
import { fillPath, formatRowRoute } from '../../places/href.ts'
import { type Place, placeFacts } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import { whyUnseenText } from '../../places/why-unseen.ts'
import { t } from '../app.messages.ts'
import { ownAccount } from './redirect-for.ts'

/** Leads on to where a page stands now; `:name` in its address is filled from the one that was opened. */
export function MovedPage({ place: { redirectTo = 'dashboard', row } }: { place: Place }) {
  const params = useParams()
  const rest = row === 'add' ? { action: row } : row && { action: row, id: Number(params.id) }
  const to = fillPath(placeFacts[redirectTo].path, params)
  return <Redirect to={rest ? `${to}${formatRowRoute(rest)}` : to} replace />
}

/** Why somebody is led on from a screen that was asked for by name; undefined from where everybody is led to anyway. */
export function redirectReason(path: string, access: Access): string | undefined {
  if (!ownAccount.includes(path)) return undefined
  return t('notShown', { title: titleOf('billingProfile'), reason: whyUnseenText(placeFacts.billingProfile, access) })
}
