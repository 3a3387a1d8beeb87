import { navigate } from '../../browser/navigate.ts'
import { personName } from '../../lib/names.ts'
import { hrefOf } from '../../places/href.ts'
import { isRefusedFor } from '../../state/may.ts'
import { session } from '../../state/session.ts'
import type { Notice } from '../../state/toasts.ts'
import { t } from './people.messages.ts'

type Person = Parameters<typeof personName>[0] & { id: number; email?: string | undefined; customerId?: number }

/** Whether somebody signs in by something else once this is saved, which ends sessions. */
function isOther({ email }: Person, sent: object): boolean {
  const password: unknown = Reflect.get(sent, 'password')
  const address: unknown = Reflect.get(sent, 'email')
  return (typeof password === 'string' && password !== '') || (typeof address === 'string' && address !== email)
}

/** What is said after a person got a new password or address: which sessions ended, and where the keys are that did not. Undefined for other changes. */
export function otherSignIn(before: Person, sent: object | undefined): Notice | undefined {
  if (!sent || !isOther(before, sent)) return undefined
  const { id } = before
  const text = id === session.user?.id ? t('ownSessions') : t('sessions', { name: personName(before) })
  const run = () => navigate(hrefOf('apiKeys', { userId: id }))
  const seesKeys = !isRefusedFor('ApiKey.find', { model: 'DashUser', row: before })
  return { text, ...(seesKeys && { action: { label: t('seeKeys'), run } }) }
}
