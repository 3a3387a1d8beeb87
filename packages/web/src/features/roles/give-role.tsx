import type { components } from '@lineboard/contract'
import { zDashRoleMappingInput } from '@lineboard/contract/zod'
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { refresh, useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { rightsWith } from '../../parts/rights/rights-with.ts'
import { useWhyKept } from '../../parts/rights/use-why-kept.ts'
import { saveRole } from '../../parts/save-role.ts'
import { isWithinReach, rightsOf, whatUsersMay } from '../../parts/within-reach.ts'
import { FormFactsProvider } from '../../resource/form/form-context.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { useRefusals } from '../../resource/form/use-refusals.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import styles from './role-people.module.css'
import { t } from './roles.messages.ts'

interface Values {
  userIds: readonly number[]
}

const { MultiRelationInput } = inputsFor<Values>()

/** Gives a role to people. A user has one role, so it says beforehand which one each of them loses. */
export function GiveRole({ role: { id: roleId, GuiVisibilities = [] } }: { role: components['schemas']['DashRole'] }) {
  const { access } = useSession()
  const methods = useForm<Values>({ defaultValues: { userIds: [] } })
  const userIds = useWatch({ control: methods.control, name: 'userIds' })
  const { element, fields, general, setGeneral, refuse } = useRefusals<Values, HTMLDivElement>(methods.setError)
  const [turn, setTurn] = useState(0)
  const [pending, setPending] = useState(false)
  const { data: chosen = [] } = useCall(
    'DashUser.severalUser',
    userIds.length > 0 ? { body: { ids: [...userIds] } } : null,
    {
      keepPreviousData: true,
    },
  )
  const { why, isKnown, error, retry } = useWhyKept(
    chosen.flatMap(({ id, customerId }) => (userIds.includes(id) ? customerId : [])),
    (person) => (userIds.includes(person.id) ? rightsWith(person, GuiVisibilities) : rightsOf(person)),
  )
  const losing = chosen.flatMap((person) => {
    const held = person.DashRoleMapping?.[0]
    return userIds.includes(person.id) && held && held.roleId !== roleId
      ? [{ person, role: held.DashRole?.name ?? '' }]
      : []
  })

  const give = async () => {
    setPending(true)
    setGeneral(undefined)
    try {
      for (const id of userIds) await saveRole(id, { roleId })
      const [first] = chosen
      toast({
        severity: 'success',
        text: t('given', { count: userIds.length, name: first ? personName(first) : '' }),
      })
      methods.reset()
      setTurn(turn + 1)
    } catch (error) {
      refuse(error)
    } finally {
      // Those before one that was refused have it.
      void refresh('DashRole', 'DashUser', 'DashRoleMapping')
      setPending(false)
    }
  }

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
            include={whatUsersMay}
            isOffered={(user) => access !== undefined && isWithinReach(user, access)}
          />
          <Button
            variant="outlined"
            loading={pending}
            disabled={userIds.length === 0 || !isKnown || why !== undefined}
            onClick={() => void give()}
          >
            {t('give')}
          </Button>
        </div>
        {general && <Alert severity="error">{general}</Alert>}
        <div role="status" className={styles.losing}>
          {losing.map(({ person, role }) => (
            <p key={person.id}>{t('loses', { name: personName(person), role })}</p>
          ))}
        </div>
        {error && <ErrorState error={error} onRetry={retry} />}
        {why !== undefined && <Alert severity="warning">{why}</Alert>}
      </FormFactsProvider>
    </FormProvider>
  )
}
