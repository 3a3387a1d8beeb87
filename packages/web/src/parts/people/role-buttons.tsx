import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { useMay } from '../../state/may.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './people.messages.ts'
import styles from './people-choice.module.css'

/** Roles that are offered. */
const MOST_ROLES = 12
/** Roles that are looked through: some have those of every customer among them. */
const MOST_READ = 200

interface RoleButtonsProps {
  /** Whose people they are. */
  customerId: number | undefined
  onAdd: (ids: readonly number[]) => void
}

/** Adds everybody of a customer who has a role now. Who gets it later is not among them: the server keeps people. */
export function RoleButtons({ customerId, onAdd }: RoleButtonsProps) {
  const seesRoles = useMay('DashRole.find')
  const seesWho = useMay('DashRole.associatedDashUsers')
  const { data: roles = [] } = useCall(
    'DashRole.find',
    seesRoles && seesWho
      ? { filter: { fields: ['id', 'name', 'customerId'], order: 'name ASC', limit: MOST_READ } }
      : null,
    { silent: true },
  )
  const fitting = roles.filter((role) => role.customerId === undefined || role.customerId === customerId)
  if (fitting.length === 0) return null
  const add = (id: number) =>
    api()
      .DashRole.associatedDashUsers({ body: { id } })
      .then((users) => onAdd(users.flatMap((user) => (user.customerId === customerId ? [user.id] : []))))
      .catch(reportError)
  return (
    <fieldset className={styles.roles}>
      <legend>{t('roles')}</legend>
      {fitting.slice(0, MOST_ROLES).map(({ id, name }) => (
        <Button key={id} size="small" aria-label={t('everybody', { role: name })} onClick={() => void add(id)}>
          {name}
        </Button>
      ))}
    </fieldset>
  )
}
