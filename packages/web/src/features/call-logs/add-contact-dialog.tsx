import type { components } from '@lineboard/contract'
import { PhoneBookInputCompanyMaxLength, PhoneBookInputNameMaxLength } from '@lineboard/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-call.ts'
import { TypedFields, useTypedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { linkCallsOf } from '../../kit/entities/link-calls-of.ts'
import { storedId } from '../../kit/row-result.ts'
import { callByName } from '../../kit/rows/calls-by-name.ts'
import { formatPhone } from '../../shared/phone/format-phone.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import styles from './add-contact-dialog.module.css'
import { t } from './call-logs.messages.ts'
import { linkCall } from './change-calls.ts'

interface ActionDialogProps {
  row: components['schemas']['CallLog']
  onClose: () => void
}

interface TypedContact {
  name: string
  company: string
}

/** Adds a contact and links the calls of its number. `onDone` is called once nothing is left to do. */
function useAdding({ id, callerNumber: number, customerId }: ActionDialogProps['row'], onDone: () => void) {
  const [isSaving, setSaving] = useState(false)
  // Once the contact is there, linking the call is all that is left to do.
  const [contactId, setContactId] = useState<number>()
  const add = async ({ name, company }: TypedContact) => {
    setSaving(true)
    try {
      const body = { number, customerId, name, ...(company && { company }) }
      const added = contactId ?? storedId(await api().PhoneBook.upsert({ body }))
      // Added, and nobody says as which row: another try would add it once more.
      if (!added) {
        toast({ severity: 'warn', text: t('contactUnlinked', { name }) })
        return onDone()
      }
      setContactId(added)
      await callByName(...linkCall(id, added))
      await linkCallsOf({ id: added, number, customerId })
      toast({ severity: 'success', text: t('contactAdded', { name }) })
      onDone()
    } catch (error) {
      reportError(error)
      setSaving(false)
    }
    void refresh('CallLog', 'LightCallLog', 'PhoneBook')
  }
  return { isSaving, isAdded: contactId !== undefined, add }
}

/** Adds the caller of a call to the phone book, and links all calls of the number to the new contact. */
export function AddContactDialog({ row, onClose }: ActionDialogProps) {
  const formId = useId()
  const [name, setName] = useState('')
  const [company, setCompany] = useState('')
  const [problem, setProblem] = useState<string>()
  const guard = useTypedGuard(onClose)
  const { isSaving, isAdded, add } = useAdding(row, () => guard.leaveNow())

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setProblem(t('nameMissing'))
    void add({ name: name.trim(), company: company.trim() })
  }
  return (
    <Dialog
      title={t('addContact')}
      pending={isSaving}
      onClose={guard.leave}
      actions={
        <>
          <Button onClick={guard.leave} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} variant="contained" loading={isSaving}>
            {t('addContactConfirm')}
          </Button>
        </>
      }
    >
      <p>
        <Unbroken>{t('addContactText', { caller: formatPhone(row.callerNumber) })}</Unbroken>
      </p>
      <form id={formId} className={styles.fields} noValidate onSubmit={save}>
        <TypedFields guard={guard}>
          <PlainField
            label={t('contactName')}
            value={name}
            maxLength={PhoneBookInputNameMaxLength}
            error={problem}
            required
            readOnly={isAdded}
            autoFocus
            onChange={({ target }) => {
              setName(target.value)
              setProblem(undefined)
            }}
          />
          <PlainField
            label={t('contactCompany')}
            value={company}
            maxLength={PhoneBookInputCompanyMaxLength}
            readOnly={isAdded}
            onChange={({ target }) => setCompany(target.value)}
          />
        </TypedFields>
      </form>
    </Dialog>
  )
}
