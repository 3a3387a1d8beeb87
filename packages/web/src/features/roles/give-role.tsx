import type { components } from '@lineboard/contract'
import { zDashRoleMappingInput } from '@lineboard/contract/zod'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { refresh, useCall } from '../../data/use-call.ts'
import { useConfirmed } from '../../data/use-confirmed.ts'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { inputsFor } from '../../kit/form/inputs.tsx'
import { useRefusals } from '../../kit/form/server-errors.ts'
import { comma } from '../../lib/messages.ts'
import { personName } from '../../lib/names.ts'
import { rightsWith, saveRole } from '../../shared/rights/permissions.ts'
import { t as rights } from '../../shared/rights/rights.messages.ts'
import { useWhyKept } from '../../shared/rights/why-kept.ts'
import { isWithinReach, rightsOf, whatUsersMay } from '../../shared/within-reach.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import styles from './role-people.module.css'
import { t } from './roles.messages.ts'

/** Somebody who has another role until then. */
interface Losing {
  id: number
  name: string
  /** What the roles are called that go. */
  role: string
}

interface GiveQuestionProps {
  roleName: string
  /** How many get the role, and what the first of them is called. */
  count: number
  name: string
  losing: readonly Losing[]
  onGive: () => Promise<void>
  onClose: () => void
}

/** Asks before people lose a role for the one they get: who loses which. */
export function GiveQuestion({ roleName: role, count, name, losing, onGive, onClose }: GiveQuestionProps) {
  const asked = useConfirmed(async () => {
    await onGive()
    onClose()
  })
  return (
    <ConfirmDialog
      open
      title={t('giveTitle', { role, count, name })}
      confirmLabel={t('give')}
      {...asked}
      onClose={onClose}
    >
      {losing.map(({ id, ...loss }) => (
        <p key={id}>{rights('loses', loss)}</p>
      ))}
    </ConfirmDialog>
  )
}

interface Values {
  userIds: readonly number[]
}

const { MultiRelationInput } = inputsFor<Values>()

/** The roles that somebody loses for another one, as a user has one. */
function lossOf(person: components['schemas']['DashUser'], roleId: number): Losing[] {
  const lost = (person.DashRoleMapping ?? []).filter((held) => held.roleId !== roleId)
  const role = lost.map(({ DashRole }) => DashRole?.name ?? '').join(comma)
  return lost.length > 0 ? [{ id: person.id, name: personName(person), role }] : []
}

/** Gives a role to people of its customer. A user has one role, so it asks before somebody loses another one. */
export function GiveRole({ role }: { role: components['schemas']['DashRole'] }) {
  const { id: roleId, name: roleName, customerId, GuiVisibilities = [] } = role
  const { access } = useSession()
  const methods = useForm<Values>({ defaultValues: { userIds: [] } })
  const userIds = useWatch({ control: methods.control, name: 'userIds' })
  const { element, fields, general, setGeneral, refuse } = useRefusals<Values, HTMLDivElement>(methods.setError)
  const [turn, setTurn] = useState(0)
  const [pending, setPending] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const asked = useCall('DashUser.severalUser', userIds.length > 0 ? { body: { ids: [...userIds] } } : null, {
    keepPreviousData: true,
    silent: true,
  })
  const chosen = (asked.data ?? []).filter(({ id }) => userIds.includes(id))
  const { why, isKnown, error, retry } = useWhyKept(
    chosen.map((person) => person.customerId),
    (person) => (userIds.includes(person.id) ? rightsWith(person, GuiVisibilities) : rightsOf(person)),
  )
  // What somebody has now must be known: nobody loses a role unasked.
  const areKnown = isKnown && chosen.length === userIds.length
  const losing = chosen.flatMap((person) => lossOf(person, roleId))
  const [first] = chosen
  const whom = { count: userIds.length, name: first ? personName(first) : '' }

  const give = async () => {
    try {
      for (const id of userIds) await saveRole(id, { roleId })
    } finally {
      // Those before one that was refused have it.
      void refresh('DashRole', 'DashUser', 'DashRoleMapping')
    }
    toast({ severity: 'success', text: t('given', whom) })
    methods.reset()
    setTurn(turn + 1)
  }
  const giveUnasked = async () => {
    setPending(true)
    setGeneral(undefined)
    await give().catch(refuse)
    setPending(false)
  }
  const failed = asked.error ?? error

  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema: zDashRoleMappingInput, readOnly: false, fields }}>
        {/* A form inside of that of the role would not be one: it is saved by itself. */}
        <div ref={element} className={styles.give}>
          <MultiRelationInput
            key={turn}
            span={1}
            name="userIds"
            label={t('persons')}
            list="DashUser.find"
            textField="username"
            where={customerId === undefined ? undefined : { customerId }}
            include={whatUsersMay}
            isOffered={(user) => access !== undefined && isWithinReach(user, access)}
          />
          <Button
            variant="outlined"
            loading={pending}
            disabled={userIds.length === 0 || !areKnown || why !== undefined}
            onClick={() => (losing.length > 0 ? setAsking(true) : void giveUnasked())}
          >
            {t('give')}
          </Button>
        </div>
        {general && <Alert severity="error">{general}</Alert>}
        {failed && <ErrorState error={failed} onRetry={() => (asked.error ? void asked.mutate() : retry())} />}
        {why !== undefined && <Alert severity="warning">{why}</Alert>}
        {isAsking && (
          <GiveQuestion {...whom} {...{ roleName, losing }} onGive={give} onClose={() => setAsking(false)} />
        )}
      </FormFactsProvider>
    </FormProvider>
  )
}
