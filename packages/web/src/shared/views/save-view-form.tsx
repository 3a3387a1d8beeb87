import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { formatPeriod, parsePeriod } from '@lineboard/sdk'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import textButton from '../../ui/text-button.module.css'
import { periodName } from '../period/period-name.ts'
import { copyShown, fixedPeriod } from './copy-link.ts'
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

/** The links to what is shown: where its period moves on, one of the period by name, and one of its days as they are now. */
function linksTo(search: string): { label: string; to: string }[] {
  const params = new URLSearchParams(search)
  const period = parsePeriod(params.get('period') ?? '')
  const fixed = fixedPeriod(period)
  if (!period || !fixed) return [{ label: t('copyShown'), to: search }]
  params.set('period', formatPeriod(fixed))
  return [
    { label: t('copyMoving', { period: periodName(period) }), to: search },
    { label: t('copyFixed', { period: periodName(fixed) }), to: params.toString() },
  ]
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
      {linksTo(search).map(({ label, to }) => (
        <button
          key={label}
          type="button"
          className={`${textButton.link} ${styles.copy}`}
          onClick={() => void copyShown(to)}
        >
          {label}
        </button>
      ))}
    </form>
  )
}
