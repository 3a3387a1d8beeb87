import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Field } from '../../kit/form/field.tsx'
import { useTakenOff } from '../../kit/form/use-taken-off.ts'
import { valueAt } from '../../kit/value-at.ts'
import { useSession } from '../../state/session.ts'
import { type NamedRecord, RecordLookup } from './record-lookup.tsx'
import { ticketOwners } from './record-source.ts'
import { t } from './tickets.messages.ts'

/** Users who can have to do with tickets of a customer: its own people, and those of whoever looks. */
export function useTicketPeople(customerId: number | null | undefined): object | undefined {
  const { user } = useSession()
  const ids = [...new Set([customerId, user?.customerId])].filter((id) => id !== undefined && id !== null)
  return ids.length > 0 ? { customerId: { inq: ids } } : undefined
}

/** Whose a person is that was chosen here. */
function customerIn(person: object | null): number | undefined {
  const customerId = valueAt(Object(person), 'row.customerId')
  return typeof customerId === 'number' ? customerId : undefined
}

interface TicketOwnerInputProps {
  /** Customer whose ticket it is. */
  customerId: number | null | undefined
  /** Who owns the ticket at first. */
  initial?: Pick<NamedRecord, 'id' | 'name'> | undefined
}

/** Who works on a ticket; emptied, nobody does. */
export function TicketOwnerInput({ customerId, initial }: TicketOwnerInputProps) {
  const { control } = useFormContext()
  const { field } = useController({ control, name: 'ownerId' })
  const [chosen, setChosen] = useState(initial ?? null)
  const where = useTicketPeople(customerId)
  const choose = (person: NamedRecord | null) => {
    setChosen(person)
    field.onChange(person?.id ?? null)
  }
  useTakenOff({ where, value: field.value, customerId: customerIn(chosen), takeOff: () => choose(null) })
  return (
    <Field name="ownerId" label={t('owner')} hint={t('ownerHint')}>
      {({ id, aria }) => (
        <RecordLookup
          id={id}
          source={ticketOwners}
          where={where}
          value={chosen}
          placeholder={t('nobody')}
          aria={aria}
          onChoose={choose}
        />
      )}
    </Field>
  )
}
