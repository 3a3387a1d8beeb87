import type { components } from '@lineboard/contract'
import { and, contains, or } from '@lineboard/sdk'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { personName } from '../../lib/person-name.ts'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { useListContext } from '../list.ts'
import { type SavedView, withView } from './saved-views.ts'
import { shareView } from './share-view.ts'
import { sharedWithOf } from './shared-with.ts'
import { useViews } from './use-views.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

/** People offered at once; typing narrows them down. */
const MAX_OFFERED = 50

type Person = components['schemas']['DashUser']

const fields = ['id', 'username', 'firstName', 'lastName'] as const

/** People with each of these words in one of their names. */
const named = (typed: string) =>
  and<Person>(
    ...typed
      .split(/\s+/)
      .filter(Boolean)
      .map((word) =>
        or<Person>({ username: contains(word) }, { firstName: contains(word) }, { lastName: contains(word) }),
      ),
  )

/** With whom a view is shared. */
export function ShareForm({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { resource } = useListContext()
  const { saved, save } = useViews()
  const { user } = useSession()
  const [chosen, setChosen] = useState<ReadonlySet<number>>()
  const [isBusy, setBusy] = useState(false)
  const [before, setBefore] = useState<readonly number[]>([])
  const [typed, setTyped] = useState('')
  const searchId = useId()
  const { data: users, error } = useCall(
    'DashUser.find',
    { filter: { where: named(typed), fields, order: 'username ASC', limit: MAX_OFFERED } },
    { silent: true, keepPreviousData: true },
  )
  const { data: sharing = [] } = useCall(
    'DashUser.find',
    before.length > 0 ? { filter: { where: { id: { inq: before } }, fields, order: 'username ASC' } } : null,
    { silent: true },
  )
  useEffect(() => {
    sharedWithOf(view.templateId).then(
      (ids) => {
        setBefore(ids)
        setChosen(new Set(ids))
      },
      (failure) => {
        reportError(failure)
        setChosen(new Set())
      },
    )
  }, [view.templateId])

  // Whom it is shared with already come first, however many others there are.
  const listed = typed ? [] : sharing
  const found = users?.filter(({ id }) => listed.every((person) => person.id !== id)) ?? []
  const others = [...listed, ...found].filter(({ id }) => id !== user?.id)
  const toggle = (id: number) => setChosen((before) => before && toggled(before, id))
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return
    setBusy(true)
    try {
      save(withView(saved, await shareView(resource, view, [...chosen])))
      toast({ severity: 'success', text: t('sharedDone', { name: view.name, count: chosen.size }) })
      onClose()
    } catch (failure) {
      reportError(failure)
      setBusy(false)
    }
  }
  return (
    <form className={styles.panel} onSubmit={handleSubmit}>
      <h2>{t('shareTitle', { name: view.name })}</h2>
      {error && <p className={styles.note}>{t('peopleFailed')}</p>}
      {!error && (!users || !chosen) && <p className={styles.note}>{t('loading')}</p>}
      {users && (
        <div className={styles.form}>
          <label htmlFor={searchId}>{t('findPerson')}</label>
          <div className={styles.line}>
            <input
              id={searchId}
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value.trimStart())}
            />
          </div>
        </div>
      )}
      {users && others.length === 0 && <p className={styles.note}>{t(typed ? 'noPerson' : 'nobody')}</p>}
      {chosen && (
        <ul className={styles.people} aria-label={t('people')}>
          {others.map((person) => (
            <li key={person.id}>
              <label>
                <input type="checkbox" checked={chosen.has(person.id)} onChange={() => toggle(person.id)} />
                {personName(person)}
              </label>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={!chosen || !users}>
          {t('confirmShare')}
        </Button>
      </div>
    </form>
  )
}
