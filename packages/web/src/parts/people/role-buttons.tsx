import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './people.messages.ts'
import styles from './people-choice.module.css'

/** Roles that are offered. */
const MOST_ROLES = 12

/** Adds everybody who has a role now. Who gets it later is not among them: the server keeps people. */
export function RoleButtons({ onAdd }: { onAdd: (ids: readonly number[]) => void }) {
  const seesRoles = useMay('DashRole.find')
  const seesWho = useMay('DashRole.associatedDashUsers')
  const { data: roles = [] } = useCall(
    'DashRole.find',
    seesRoles && seesWho ? { filter: { fields: ['id', 'name'], order: 'name ASC', limit: MOST_ROLES } } : null,
    { silent: true },
  )
  if (roles.length === 0) return null
  const add = (id: number) =>
    api()
      .DashRole.associatedDashUsers({ body: { id } })
      .then((users) => onAdd(users.map((user) => user.id)))
      .catch(reportError)
  return (
    <fieldset className={styles.roles}>
      <legend>{t('roles')}</legend>
      {roles.map(({ id, name }) => (
        <Button key={id} size="small" aria-label={t('everybody', { role: name })} onClick={() => void add(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
