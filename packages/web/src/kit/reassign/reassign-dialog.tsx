import FormHelperText from '@mui/material/FormHelperText'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Problem } from '../../ui/problem.tsx'
import fieldStyles from '../form/field.module.css'
import { type Lookup, RelationChoice } from '../form/relation-choice.tsx'
import type { RelationOption } from '../form/relation-option.ts'
import type { ListId } from '../operation-ids.ts'
import { t } from './reassign.messages.ts'

/** A press that does more with what was chosen, and closes the dialog itself. */
interface MainPress {
  label: string
  pending: boolean
  /** Why it was refused the last time. */
  problem: string | undefined
  run: (chosen: RelationOption) => void
}

interface ReassignDialogProps<Id extends ListId> extends Lookup<Id> {
  title: string
  /** What is chosen, such as `Customer`. */
  label: string
  /** What will happen, in words. */
  children: ReactNode
  /** Names the action. */
  confirmLabel: string
  /** Why nothing can be chosen. */
  withheld?: string | undefined
  /** Does what was chosen, in a way that can be taken back. */
  onChoose: (chosen: RelationOption) => void
  /** Stands before the choice alone. */
  main?: MainPress | undefined
  /** What is said of the row that is chosen. */
  about?: ((chosen: RelationOption) => ReactNode) | undefined
  onClose: () => void
}

/** Chooses which other row something belongs to from now on, after saying what that means. */
export function ReassignDialog<Id extends ListId>(props: ReassignDialogProps<Id>) {
  const { title, label, children, confirmLabel, withheld, onChoose, main, about, onClose, ...lookup } = props
  const [formId, inputId, helpId] = [useId(), useId(), useId()]
  const [chosen, setChosen] = useState<RelationOption | null>(null)
  const [isMissing, setMissing] = useState(false)
  const help = withheld ?? (isMissing ? t('missing') : undefined)

  const act = (run: (chosen: RelationOption) => void) => (chosen ? run(chosen) : setMissing(true))
  const choose = (option: RelationOption) => {
    onChoose(option)
    onClose()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A dialog over a form is drawn elsewhere, and its events come to the form all the same: that would be saved.
    event.stopPropagation()
    act(main?.run ?? choose)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      pending={main?.pending ?? false}
      actions={
        <>
          <Button onClick={onClose} disabled={main?.pending}>
            {t('cancel')}
          </Button>
          {main && (
            <Button variant="outlined" disabled={main.pending} onClick={() => act(choose)}>
              {confirmLabel}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            variant="contained"
            loading={main?.pending ?? false}
            disabled={withheld !== undefined}
          >
            {main?.label ?? confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <form id={formId} className={fieldStyles.field} noValidate onSubmit={handleSubmit}>
        <label className={fieldStyles.label} htmlFor={inputId}>
          {label}
        </label>
        <RelationChoice
          {...lookup}
          id={inputId}
          value={chosen}
          onChange={(option) => {
            setChosen(option)
            setMissing(false)
          }}
          readOnly={withheld !== undefined}
          invalid={isMissing}
          aria={{ 'aria-required': true, 'aria-describedby': help ? helpId : undefined }}
          autoFocus
        />
        {help && (
          <FormHelperText id={helpId} error={isMissing} role={isMissing ? 'alert' : 'status'}>
            {help}
          </FormHelperText>
        )}
      </form>
      {chosen && about?.(chosen)}
      <Problem text={main?.problem} />
    </Dialog>
  )
}
