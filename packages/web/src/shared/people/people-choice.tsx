import type { components } from '@lineboard/contract'
import { and, contains, holdsText, or } from '@lineboard/sdk'
import { useId, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/names.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { t } from './people.messages.ts'
import styles from './people-choice.module.css'

/** Roles that are offered. */
const MOST_ROLES = 12
/** Roles and people that are looked through: some have the roles of every customer among theirs. */
const MOST_READ = 200

interface RoleButtonsProps {
  /** Whose people they are. */
  customerId: number | undefined
  /** Oneself. */
  userId: number | undefined
  onAdd: (ids: readonly number[]) => void
}

/** Adds everybody of a customer who has a role now. Who gets it later is not among them: the server keeps people. */
function RoleButtons({ customerId, userId, onAdd }: RoleButtonsProps) {
  /** The role chosen last, where nobody else has it. */
  const [unheld, setUnheld] = useState<string>()
  const [showsAll, setShowsAll] = useState(false)
  const seesRoles = useMay('DashRole.find')
  const seesWho = useMay('DashRole.associatedDashUsers')
  const { data: roles = [] } = useCall(
    'DashRole.find',
    seesRoles && seesWho
      ? { filter: { fields: ['id', 'name', 'customerId'], order: 'name ASC', limit: MOST_READ } }
      : null,
    { silent: true },
  )
  const { data: people } = useCall(
    'DashUser.find',
    customerId !== undefined && roles.length > 0
      ? { filter: { where: { customerId }, fields: ['id'], include: ['DashRoleMapping'], limit: MOST_READ } }
      : null,
    { silent: true },
  )
  const others = people?.filter(({ id }) => id !== userId) ?? []
  const held = new Set(others.flatMap(({ DashRoleMapping = [] }) => DashRoleMapping.map(({ roleId }) => roleId)))
  // Past the most people that are read, any role may be held by somebody.
  const isOffered = (id: number) => held.has(id) || (people?.length ?? 0) >= MOST_READ
  const fitting = roles.filter(
    ({ id, customerId: owner }) => isOffered(id) && (owner === undefined || owner === customerId),
  )
  if (fitting.length === 0) return null
  const add = async (id: number, role: string) => {
    try {
      const users = await api().DashRole.associatedDashUsers({ body: { id } })
      const own = users.flatMap((user) => (user.customerId === customerId ? [user.id] : []))
      // Whom it adds may be oneself alone, with whom nothing is shared.
      setUnheld(own.some((each) => each !== userId) ? undefined : role)
      onAdd(own)
    } catch (failure) {
      reportError(failure)
    }
  }
  return (
    <fieldset className={styles.roles}>
      <legend>{t('roles')}</legend>
      {fitting.slice(0, showsAll ? undefined : MOST_ROLES).map(({ id, name }) => (
        <Button key={id} size="small" aria-label={t('everybody', { role: name })} onClick={() => void add(id, name)}>
          {name}
        </Button>
      ))}
      {!showsAll && fitting.length > MOST_ROLES && (
        <Button size="small" onClick={() => setShowsAll(true)}>
          {t('moreRoles', { count: fitting.length - MOST_ROLES })}
        </Button>
      )}
      {unheld !== undefined && (
        <p className={styles.note} role="alert">
          {t('unheld', { role: unheld })}
        </p>
      )}
    </fieldset>
  )
}

/** People offered at once; typing narrows them down. */
const MAX_OFFERED = 50

type Person = components['schemas']['DashUser']

const fields = ['id', 'username', 'firstName', 'lastName'] as const

const wordsOf = (typed: string) => typed.split(/\s+/).filter(Boolean)

/** People with each of these words in one of their names. */
const named = (typed: string) =>
  and<Person>(
    ...wordsOf(typed).map((word) =>
      or<Person>({ username: contains(word) }, { firstName: contains(word) }, { lastName: contains(word) }),
    ),
  )

/** Whether somebody who was found has each word, sign by sign. */
const isNamed = (
  { username, firstName, lastName }: Pick<Person, 'username' | 'firstName' | 'lastName'>,
  typed: string,
) => wordsOf(typed).every((word) => [username, firstName, lastName].some((name) => holdsText(name ?? '', word)))

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

interface PeopleChoiceProps {
  /** Ids of those it was shared with before; undefined until they are known. */
  before: readonly number[] | undefined
  chosen: ReadonlySet<number> | undefined
  onChange: (chosen: ReadonlySet<number>) => void
}

/** Chooses people of one's own company other than oneself, one by one or everybody with a role. */
export function PeopleChoice({ before, chosen, onChange }: PeopleChoiceProps) {
  const { user } = useSession()
  const [typed, setTyped] = useState('')
  const searchId = useId()
  // Who shares a view shares it within the company: whoever sees people of all customers is offered no others.
  const own = user && { customerId: user.customerId }
  const { data: users, error } = useCall(
    'DashUser.find',
    !own
      ? null
      : { filter: { where: and<Person>(own, named(typed)), fields, order: 'username ASC', limit: MAX_OFFERED } },
    { silent: true, keepPreviousData: true },
  )
  const { data: sharing = [] } = useCall(
    'DashUser.find',
    before && before.length > 0
      ? { filter: { where: { id: { inq: [...before] } }, fields, order: 'username ASC' } }
      : null,
    { silent: true },
  )
  // Whom it is shared with already come first, however many others there are.
  const listed = typed ? [] : sharing
  const found = users?.filter((each) => isNamed(each, typed) && listed.every(({ id }) => id !== each.id)) ?? []
  const others = [...listed, ...found].filter(({ id }) => id !== user?.id)
  const addAll = (ids: readonly number[]) =>
    chosen && onChange(new Set([...chosen, ...ids.filter((id) => id !== user?.id)]))
  return (
    <>
      {error && <p className={styles.note}>{t('peopleFailed')}</p>}
      {!error && (!users || !chosen) && <p className={styles.note}>{t('loading')}</p>}
      {users && (
        <div className={styles.find}>
          <label htmlFor={searchId}>{t('findPerson')}</label>
          <input
            id={searchId}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value.trimStart())}
          />
        </div>
      )}
      {users && others.length === 0 && <p className={styles.note}>{t(typed ? 'noPerson' : 'nobody')}</p>}
      {chosen && (
        <ul className={styles.people} aria-label={t('people')}>
          {others.map((person) => (
            <li key={person.id}>
              <label>
                <input
                  type="checkbox"
                  checked={chosen.has(person.id)}
                  onChange={() => onChange(toggled(chosen, person.id))}
                />
                {personName(person)}
              </label>
            </li>
          ))}
        </ul>
      )}
      {users && users.length >= MAX_OFFERED && <p className={styles.note}>{t('morePeople')}</p>}
      {chosen && !error && <RoleButtons customerId={user?.customerId} userId={user?.id} onAdd={addAll} />}
      {/* Somebody who was added with a role may not be among the people in sight. */}
      <p className={styles.chosen} role="status">
        {chosen && t('chosen', { count: chosen.size })}
      </p>
    </>
  )
}
