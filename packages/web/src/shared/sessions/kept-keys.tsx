import { api } from '../../data/client.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { comma } from '../../lib/messages.ts'
import { useMay } from '../../state/may.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import styles from './session-list.module.css'
import { t } from './sessions.messages.ts'

interface KeptKeysProps {
  userId: number
  customerId: number
}

/** The API keys of a user, which a new password does not end, with a button that does. Nothing where there are none. */
export function KeptKeys({ userId, customerId }: KeptKeysProps) {
  const mayEnd = useMay('ApiKey.deleteById', { model: 'ApiKey', row: { customerId, userId } })
  const { data: keys = [] } = useCall(
    'ApiKey.find',
    mayEnd ? { filter: { where: { userId }, order: 'id ASC' } } : null,
    { silent: true },
  )
  const asked = useConfirmed(async () => {
    for (const { id } of keys) await api().ApiKey.deleteById({ id })
    toast({ severity: 'success', text: t('keysEnded', { count: keys.length }) })
    await refresh('ApiKey')
  })
  const count = keys.length
  if (count === 0) return null
  return (
    <div className={styles.keys}>
      <p className={styles.hint}>{t('keysKept', { count, names: keys.map(({ name }) => name).join(comma) })}</p>
      <Button variant="outlined" loading={asked.pending} onClick={asked.onConfirm}>
        {t('endKeys', { count })}
      </Button>
      <Problem text={asked.problem} />
    </div>
  )
}
