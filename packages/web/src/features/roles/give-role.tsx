import { zDashRoleMappingInput } from '@lineboard/contract/zod'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { saveRole } from '../../parts/save-role.ts'
import { isWithinReach, whatUsersMay } from '../../parts/within-reach.ts'
import { FormFactsProvider } from '../../resource/form/form-context.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { ManagersWarning } from './managers-warning.tsx'
import styles from './role-people.module.css'
import { t } from './roles.messages.ts'

interface Values {
  userIds: readonly number[]
}

const { MultiRelationInput } = inputsFor<Values>()

const facts = { schema: zDashRoleMappingInput, readOnly: false }

/** Gives a role to people. A user has one role, so it says beforehand which one each of them loses. */
export function GiveRole({ roleId }: { roleId: number }) {
  const { access } = useSession()
  const methods = useForm<Values>({ defaultValues: { userIds: [] } })
  const userIds = useWatch({ control: methods.control, name: 'userIds' })
  const [turn, setTurn] = useState(0)
  const [pending, setPending] = useState(false)
  const { data: chosen = [] } = useCall(
    'DashUser.severalUser',
    userIds.length > 0 ? { body: { ids: [...userIds] } } : null,
    {
      keepPreviousData: true,
    },
  )
  const losing = chosen.flatMap((person) => {
    const held = person.DashRoleMapping?.[0]
    return userIds.includes(person.id) && held && held.roleId !== roleId
      ? [{ person, role: held.DashRole?.name ?? '' }]
      : []
  })

  const give = async () => {
    setPending(true)
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
      reportError(error)
    } finally {
      // Those before one that was refused have it.
      void refresh('DashRole', 'DashUser', 'DashRoleMapping')
      setPending(false)
    }
  }

  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={facts}>
        <div className={styles.give}>
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
          <Button variant="outlined" loading={pending} disabled={userIds.length === 0} onClick={() => void give()}>
            {t('give')}
          </Button>
        </div>
        <div role="status" className={styles.losing}>
          {losing.map(({ person, role }) => (
            <p key={person.id}>{t('loses', { name: personName(person), role })}</p>
          ))}
        </div>
        <ManagersWarning leaving={losing.map(({ person }) => person.id)} />
      </FormFactsProvider>
    </FormProvider>
  )
}
