import type { components } from '@lineboard/contract'
import { useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { declarationOf } from '../../kit/declarations.ts'
import { comma } from '../../lib/messages.ts'
import { countryName } from '../../lib/own-names.ts'
import { mayChangeAs, useMay } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, FactList, LongText } from '../../ui/facts.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { Widget } from '../../ui/widget.tsx'
import { t } from './caller.messages.ts'
import styles from './caller.module.css'
import { type CallerAnswers, refreshCaller } from './use-caller.ts'

type PhoneBook = components['schemas']['PhoneBook']

const loadForms = async () => {
  const [{ EditRowDrawer }, { AddRowDialog }, resource] = await Promise.all([
    import('../../kit/drawer/edit-row-drawer.tsx'),
    import('../../kit/form/add-row-dialog.tsx'),
    declarationOf('phoneBook'),
  ])
  return { EditRowDrawer, AddRowDialog, resource }
}

type Forms = LoadOnce<Awaited<ReturnType<typeof loadForms>>>

/** Who the number is, by the phone book: changed here, or added, and then shown by all its calls. */
export function CallerContacts({ caller }: { caller: CallerAnswers }) {
  const { access } = useSession()
  const { contacts, latest = [], error, retry } = caller
  const maySave = useMay('PhoneBook.upsert')
  const [forms, setForms] = useState<Forms>()
  const [edited, setEdited] = useState<PhoneBook | 'new'>()
  const open = (what: PhoneBook | 'new') => {
    setForms((known) => known ?? loadOnce(loadForms))
    setEdited(what)
  }
  const customerId = caller.customerId ?? latest[0]?.customerId
  if (caller.isContactUnoffered) return null
  return (
    <Widget title={t('contact')} answer={{ data: contacts, error, mutate: retry }} heightPx={60}>
      {(known) => (
        <>
          {known.map((contact) => (
            <div key={contact.id} className={styles.contact}>
              <ContactFacts contact={contact} />
              {maySave && mayChangeAs(access, 'PhoneBook', contact) && (
                <div className={styles.buttons}>
                  <Button variant="outlined" color="inherit" onClick={() => open(contact)}>
                    {t('editContact')}
                  </Button>
                  {!contact.notes && (
                    <Button variant="outlined" color="inherit" onClick={() => open(contact)}>
                      {t('addNote')}
                    </Button>
                  )}
                </div>
              )}
            </div>
          ))}
          {known.length === 0 && (
            <div className={styles.contact}>
              <p className={styles.none}>{t('noContact')}</p>
              {maySave && (
                <Button variant="outlined" color="inherit" onClick={() => open('new')}>
                  {t('addContact')}
                </Button>
              )}
            </div>
          )}
          {forms && edited && (
            <ContactForm
              source={forms}
              edited={edited}
              number={caller.number}
              customerId={customerId}
              onClose={() => setEdited(undefined)}
            />
          )}
        </>
      )}
    </Widget>
  )
}

function ContactFacts({ contact }: { contact: PhoneBook }) {
  const { name, company, email, street, city, state, country, notes } = contact
  const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(comma)
  return (
    <>
      <FactList>
        <Fact label={t('name')}>{name}</Fact>
        <Fact label={t('company')}>{company}</Fact>
        <Fact label={t('email')}>{email && <a href={`mailto:${email}`}>{email}</a>}</Fact>
        <Fact label={t('address')}>{join(street, city, state, country && countryName(country))}</Fact>
      </FactList>
      {notes && (
        <div>
          <h3 className={styles.heading}>{t('notes')}</h3>
          <LongText>{notes}</LongText>
        </div>
      )}
    </>
  )
}

interface ContactFormProps {
  source: Forms
  edited: PhoneBook | 'new'
  number: string
  customerId: number | undefined
  onClose: () => void
}

function ContactForm({ source, edited, number, customerId, onClose }: ContactFormProps) {
  const value = useWanted(source)
  if (!value) return null
  const { AddRowDialog, EditRowDrawer, resource } = value
  if (edited === 'new') {
    return (
      <AddRowDialog
        title={t('addContact')}
        resource={resource}
        preset={{ number }}
        customerId={customerId}
        onAdded={() => void refreshCaller()}
        onClose={onClose}
      />
    )
  }
  return (
    <EditRowDrawer
      resource={resource}
      id={edited.id}
      titleOf={() => t('editContact')}
      problemOf={() => undefined}
      onSaved={() => {
        toast({ severity: 'success', text: t('contactSaved') })
        void refreshCaller()
      }}
      onClose={onClose}
    />
  )
}
