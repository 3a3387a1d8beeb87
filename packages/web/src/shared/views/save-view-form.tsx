import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { formatPeriod, parsePeriod } from '@lineboard/sdk'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import textButton from '../../ui/text-button.module.css'
import { periodName } from '../period/period-name.ts'
import { copyShown, fixedPeriod } from './copy-link.ts'
import { freeName } from './kept-views.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

interface SaveViewFormProps {
  /** The query of an address that shows what is on the screen. */
  search: string
  /** Keeps it, and answers whether that worked. */
  onSave: (name: string) => boolean | Promise<boolean>
  /** Names of the views there are. */
  taken: readonly string[]
  /** Keeps it in the place of the view of this name. */
  onReplace: (name: string) => void
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
export function SaveViewForm({ search, onSave, taken, onReplace }: SaveViewFormProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [nameId, noteId] = [useId(), useId()]
  const wanted = name.trim()
  const free = freeName(wanted, taken)
  const isTaken = free !== wanted

  async function save(as: string) {
    setBusy(true)
    if (await onSave(as)) setName('')
    setBusy(false)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted && !isTaken && !isBusy) void save(wanted)
  }
  const handleReplace = () => {
    setName('')
    onReplace(wanted)
  }
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
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
        {!isTaken && (
          <Button type="submit" variant="contained" size="small" loading={isBusy}>
            {t('save')}
          </Button>
        )}
      </div>
      <p id={noteId} className={styles.note} role="status">
        {isTaken && t('taken')}
      </p>
      {isTaken && (
        <div className={styles.foot}>
          <Button size="small" onClick={handleReplace}>
            {t('replace')}
          </Button>
          <Button size="small" variant="contained" loading={isBusy} onClick={() => void save(free)}>
            {t('saveFree', { name: free })}
          </Button>
        </div>
      )}
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
