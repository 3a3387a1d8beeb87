import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { type FormEvent, useRef, useState } from 'react'
import { SaveViewForm } from '../../shared/views/save-view-form.tsx'
import { t as said } from '../../shared/views/views.messages.ts'
import styles from '../../shared/views/views-panel.module.css'
import { Button } from '../../ui/button.tsx'
import { useListQuery } from '../context/list-provider.tsx'
import { type SavedView, withView } from '../context/saved-views.ts'
import { t } from './list-views.messages.ts'
import { useSavedViewQuestion, useViews } from './use-views.ts'

interface NameFormProps {
  name: string
  /** Names of the other views. */
  taken: readonly string[]
  onName: (next: string) => void
}

/** Renames a view in its place in the list. */
export function NameForm({ name, taken, onName }: NameFormProps) {
  const [text, setText] = useState(name)
  const isNamed = useRef(false)
  const next = text.trim()
  const isTaken = taken.includes(next)
  const finish = () => {
    if (isNamed.current) return
    isNamed.current = true
    onName(isTaken ? name : next)
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isTaken) return
    // The field goes away: keys, such as Escape, must still find the panel. The field is left by that, which is to finish.
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    finish()
  }
  return (
    <li>
      <form className={styles.line} onSubmit={handleSubmit}>
        {/* The field takes the place of what was pressed. */}
        <input
          ref={(field) => field?.focus()}
          aria-label={t('name')}
          aria-invalid={isTaken}
          value={text}
          maxLength={TemplateInputNameMaxLength}
          onChange={(event) => setText(event.target.value)}
          onBlur={finish}
        />
        <Button type="submit" size="small" variant="contained" disabled={isTaken}>
          {said('save')}
        </Button>
      </form>
      <p className={styles.note} role="status">
        {isTaken && said('taken')}
      </p>
    </li>
  )
}

/** Keeps what the list shows under a name. `own` are those of the person's views that are on the server alone. */
export function SaveView({ own }: { own: readonly SavedView[] }) {
  const { change } = useListQuery()
  const { saved, save, keep, search } = useViews()
  const { ask, question } = useSavedViewQuestion()
  const views = [...saved.views, ...own]
  const show = (name: string) => change({}, { replace: true, view: { own: name } })
  const handleSave = (name: string) => {
    save(withView(saved, { name, search }))
    show(name)
    return true
  }
  const handleReplace = (name: string) => {
    const view = views.find((each) => each.name === name)
    if (!view) return
    ask('change', view, () => {
      keep({ ...view, search })
      show(name)
    })
  }
  return (
    <>
      <SaveViewForm
        search={search}
        taken={views.map(({ name }) => name)}
        onSave={handleSave}
        onReplace={handleReplace}
      />
      {question}
    </>
  )
}
