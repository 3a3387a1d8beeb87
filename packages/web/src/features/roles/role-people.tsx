import type { components } from '@lineboard/contract'
import { folded } from '@lineboard/contract/folded'
import { type Access, mayGiveRole } from '@lineboard/sdk'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { api } from '../../data/client.ts'
import { loadCurrentUser } from '../../data/current-user.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { locale } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { rowHref } from '../../places/href.ts'
import { nothingLeft } from '../../shared/rights/role-in-words.ts'
import { useWhyKept } from '../../shared/rights/why-kept.ts'
import { isWithinReach, rightsOf } from '../../shared/within-reach.ts'
import { useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FactsSection } from '../../ui/facts.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { GiveRole } from './give-role.tsx'
import styles from './role-people.module.css'
import { t } from './roles.messages.ts'

/** Somebody, or something, that has a role. */
interface Holder {
  mappingId: number
  /** Undefined for what is no user one sees: a kind of principal that other programs know. */
  userId: number | undefined
  customerId: number | undefined
  name: string
  note: string
  /** USER, ADMIN, or another kind of principal. */
  kind: string
  /** Who looks may do as much, and so may take the role from them. */
  isReached: boolean
}

/** Who has a role, by name: each assignment with the user it is about. */
export function holdersOf(
  people: readonly components['schemas']['DashUser'][],
  mappings: readonly components['schemas']['DashRoleMapping'][],
  viewer: Access | undefined,
): Holder[] {
  const byId = new Map(people.map((person) => [person.id, person]))
  return mappings
    .map(({ id, principalId, principalType }): Holder => {
      const person = byId.get(principalId)
      return {
        mappingId: id,
        userId: person?.id,
        customerId: person?.customerId,
        name: person ? personName(person) : t('principal', { kind: principalType, id: String(principalId) }),
        note: person?.email ?? '',
        kind: principalType,
        isReached: viewer !== undefined && (person === undefined || isWithinReach(person, viewer)),
      }
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale))
}

interface TakeOutProps {
  roleName: string
  holder: Holder
  onClose: () => void
}

/** Asks before somebody loses a role, and says what that means for them and for the others. */
export function TakeOutDialog({ roleName, holder, onClose }: TakeOutProps) {
  const { user } = useSession()
  const { name, userId, customerId, mappingId } = holder
  const isOwn = userId !== undefined && userId === user?.id

  const { why, isKnown, error, retry } = useWhyKept(customerId === undefined ? [] : [customerId], (person) => {
    const { DashRoleMapping = [] } = person
    return rightsOf({ ...person, DashRoleMapping: DashRoleMapping.filter(({ id }) => id !== mappingId) })
  })

  const asked = useConfirmed(async () => {
    await api().DashRoleMapping.deleteById({ id: mappingId })
    toast({ severity: 'success', text: t('takenOut', { name, role: roleName }) })
    void refresh('DashRole', 'DashUser', 'DashRoleMapping')
    onClose()
    if (isOwn) void loadCurrentUser().catch(reportError)
  })
  return (
    <ConfirmDialog
      open
      destructive
      title={t('takeOutTitle', { name, role: roleName })}
      confirmLabel={t('takeOut')}
      disabled={!isKnown || why !== undefined}
      {...asked}
      onClose={onClose}
    >
      <p>{nothingLeft(name)}</p>
      {error && <ErrorState error={error} onRetry={retry} />}
      {why !== undefined && <Alert severity="warning">{why}</Alert>}
    </ConfirmDialog>
  )
}

type DashRole = components['schemas']['DashRole']

const SEARCHED_FROM = 11

const kindNames: Readonly<Record<string, string>> = { USER: '', ADMIN: t('administrator') }

/** Who has a role, with a way to take somebody out of it, and to give it to others. */
export function RolePeople({ role }: { role: DashRole }) {
  const { id: roleId, name: roleName, GuiVisibilities = [] } = role
  const { access } = useSession()
  // Who has a role is changed by an assignment or by the user, not by the role: one that serves every customer is given too.
  const isGiver = useMay('DashUser.setRole')
  const mayGive = isGiver && access !== undefined && mayGiveRole(access, GuiVisibilities)
  const mayTake = useMay('DashRoleMapping.deleteById')
  const { data: people } = useCall('DashRole.associatedDashUsers', { body: { id: roleId } })
  const { data: mappings } = useCall('DashRoleMapping.find', { filter: { where: { roleId } } })
  const [searched, setSearched] = useState('')
  const [leaving, setLeaving] = useState<Holder>()
  const holders = people && mappings && holdersOf(people, mappings, access)
  const shown = holders?.filter(({ name, note }) => folded(`${name} ${note}`).includes(folded(searched)))

  return (
    <div className={styles.people}>
      <FactsSection title={t('peopleTitle')}>
        {holders?.length === 0 && <p className={styles.none}>{t('nobody')}</p>}
        {holders && holders.length >= SEARCHED_FROM && (
          <TextField
            className={styles.search}
            type="search"
            size="small"
            fullWidth
            label={t('searchPeople')}
            value={searched}
            onChange={({ target }) => setSearched(target.value)}
          />
        )}
        {shown?.length === 0 && searched !== '' && <p className={styles.none}>{t('nobodyFound')}</p>}
        <ul className={styles.list}>
          {shown?.map((holder) => (
            <li key={holder.mappingId}>
              <span className={styles.person}>
                {holder.userId === undefined ? (
                  holder.name
                ) : (
                  <PlaceLink href={rowHref('users', { action: 'edit', id: holder.userId })}>{holder.name}</PlaceLink>
                )}
                <span>{[holder.note, kindNames[holder.kind] ?? holder.kind].filter(Boolean).join(' · ')}</span>
              </span>
              {mayTake && holder.isReached && (
                <Button
                  size="small"
                  aria-label={t('takeOutName', { name: holder.name })}
                  onClick={() => setLeaving(holder)}
                >
                  {t('takeOut')}
                </Button>
              )}
            </li>
          ))}
        </ul>
        {mayGive && <GiveRole role={role} />}
      </FactsSection>
      {leaving && <TakeOutDialog roleName={roleName} holder={leaving} onClose={() => setLeaving(undefined)} />}
    </div>
  )
}
