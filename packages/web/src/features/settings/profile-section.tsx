import { useRef, useState } from 'react'
import { loadOnce } from '../../browser/lazy.ts'
import { api } from '../../data/client.ts'
import { FormDrawer } from '../../kit/drawer/form-drawer.tsx'
import { changeRow } from '../../kit/rows/save-row.ts'
import { useKnownForm } from '../../kit/served/known-form.ts'
import { hrefOf } from '../../places/href.ts'
import { titleOf } from '../../places/title-of.ts'
import { otherSignIn } from '../../shared/people/other-sign-in.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import styles from './profile-section.module.css'
import { Section } from './section.tsx'
import { t } from './settings.messages.ts'

const declared = loadOnce(() => import('./settings-panels.tsx'))

/** How the person is changed: by the fields that are, as settings stand in the same row. */
const ownUser = { model: 'DashUser', update: 'DashUser.patchById', include: [] }

/** Who the person is, to read, and to change in a form; people who may manage users have more fields in their list. */
export function ProfileSection() {
  const formatPhone = usePhoneFormat()
  const { user, impersonation } = useSession()
  const [isOpen, setOpen] = useState(false)
  const sent = useRef<object>(undefined)
  const form = useKnownForm({ entity: 'DashUser', form: declared })
  if (!user || !form) return null
  const { username, firstName, lastName, email, phone } = user
  const facts = [
    [t('profile.username'), username],
    [t('profile.name'), [firstName, lastName].filter(Boolean).join(' ')],
    [t('profile.email'), email],
    ...(api().fields.has('DashUser', 'phone') === false ? [] : [[t('profile.phone'), phone && formatPhone(phone)]]),
  ]
  const save = async (body: object) => {
    sent.current = body
    return changeRow(ownUser, (await form.load()).form, user, body)
  }
  const notifySaved = () => {
    toast({ severity: 'success', ...(otherSignIn(user, sent.current) ?? { text: t('profile.saved') }) })
  }
  return (
    <Section part="profile" title={t('profile.title')}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('profile.none')}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        {!impersonation && (
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t('profile.edit')}
          </Button>
        )}
        <PlaceLink isAction className={styles.link} href={hrefOf('apiKeys', { userId: user.id })}>
          {titleOf('apiKeys')}
        </PlaceLink>
      </div>
      {isOpen && (
        <FormDrawer
          title={t('profile.edit')}
          source={form}
          row={user}
          save={save}
          onSaved={notifySaved}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  )
}
