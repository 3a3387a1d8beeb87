import { zDashRoleMappingInput } from '@lineboard/contract/zod'
import { canWrite } from '@lineboard/sdk'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Link } from 'wouter'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { FormFactsProvider, useFormFacts } from '../../resource/form/form-context.ts'
import { inputsFor } from '../../resource/form/inputs.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { FactsSection } from '../../ui/facts.tsx'
import styles from './role-people.module.css'
import { t } from './roles.messages.ts'

interface Values {
  userId: number | null
}

const { RelationInput } = inputsFor<Values>()

/** Who has a role, and a way to give it to somebody else: a user has one role, so the one before is taken away. */
export function RolePeople({ roleId }: { roleId: number }) {
  const facts = useFormFacts()
  const { access } = useSession()
  // Giving somebody a role changes the user, not the role.
  const mayGive = !facts.readOnly && access !== undefined && canWrite(access, 'Manage Users')
  const { data: people = [], mutate } = useCall('DashRole.associatedDashUsers', { body: { id: roleId } })
  const methods = useForm<Values>({ defaultValues: { userId: null } })
  const [turn, setTurn] = useState(0)

  const give = async () => {
    const { userId } = methods.getValues()
    if (userId === null) return
    try {
      await api().DashUser.setRole({ id: userId, body: { role_id: roleId } })
      const now = await mutate()
      const person = now?.find(({ id }) => id === userId)
      toast({ severity: 'success', text: t('given', { name: person ? personName(person) : `#${userId}` }) })
      void refresh('DashRole', 'DashUser')
      methods.reset()
      setTurn(turn + 1)
    } catch (error) {
      reportError(error)
    }
  }

  return (
    <div className={styles.people}>
      <FactsSection title={t('peopleTitle')}>
        {people.length === 0 && <p className={styles.none}>{t('nobody')}</p>}
        <ul className={styles.list}>
          {people.map((person) => (
            <li key={person.id}>
              <Link href={`/service/user/edit/${person.id}`}>{personName(person)}</Link>
              <span>{person.email}</span>
            </li>
          ))}
        </ul>
        {mayGive && (
          <FormProvider {...methods}>
            <FormFactsProvider value={{ ...facts, schema: zDashRoleMappingInput }}>
              <div className={styles.give}>
                <RelationInput key={turn} name="userId" label={t('person')} list="DashUser.find" textField="username" />
                <Button variant="outlined" onClick={() => void give()}>
                  {t('give')}
                </Button>
              </div>
            </FormFactsProvider>
          </FormProvider>
        )}
      </FactsSection>
    </div>
  )
}
