import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { withView } from './saved-views.ts'
import { useViews } from './use-views.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

/** Keeps what is on the screen under a name. */
export function SaveView() {
  const { saved, save, search } = useViews()
  const [name, setName] = useState('')
  const [nameId, noteId] = [useId(), useId()]
  const wanted = name.trim()
  const taken = saved.views.find((view) => view.name === wanted)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!wanted) return
    save(withView(saved, { ...taken, name: wanted, search }))
    setName('')
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <label htmlFor={nameId}>{t('saveAs')}</label>
      <div className={styles.line}>
        <input
          id={nameId}
          value={name}
          maxLength={80}
          placeholder={t('name')}
          aria-describedby={noteId}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" variant="contained" size="small">
          {t('save')}
        </Button>
      </div>
      <p id={noteId} className={styles.note} role="status">
        {taken && t('taken')}
      </p>
    </form>
  )
}
