import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import textButton from '../../ui/text-button.module.css'
import { copyShown } from './copy-link.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

interface SaveViewFormProps {
  /** The query of an address that shows what is on the screen. */
  search: string
  /** Keeps it, and answers whether that worked. */
  onSave: (name: string) => boolean | Promise<boolean>
  /** What is to be said of a name before it is taken. */
  noteOf?: (name: string) => string | undefined
}

/** Keeps what is on the screen under a name, or hands on its link. */
export function SaveViewForm({ search, onSave, noteOf }: SaveViewFormProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [nameId, noteId] = [useId(), useId()]
  const wanted = name.trim()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!wanted || isBusy) return
    setBusy(true)
    if (await onSave(wanted)) setName('')
    setBusy(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={nameId}>{t('saveAs')}</label>
      <div className={styles.line}>
        <input
          id={nameId}
          value={name}
          maxLength={TemplateInputNameMaxLength}
          placeholder={t('name')}
          aria-describedby={noteId}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" variant="contained" size="small" loading={isBusy}>
          {t('save')}
        </Button>
      </div>
      <p id={noteId} className={styles.note} role="status">
        {noteOf?.(wanted)}
      </p>
      <button type="button" className={`${textButton.link} ${styles.copy}`} onClick={() => void copyShown(search)}>
        {t('copyShown')}
      </button>
    </form>
  )
}
