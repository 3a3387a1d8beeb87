import { useLayoutEffect } from 'react'
import { useKeptFocus } from '../../browser/hooks.ts'
import { FormSkeleton } from '../../kit/form/form-frame.tsx'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldLabel, fieldWords } from '../../lib/errors/field-problems.ts'
import { comma } from '../../lib/messages.ts'
import { isModel } from '../../shared/model-nouns.messages.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { readableName } from '../../shared/phone/format-phone.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import type { Undone } from './run-undo.ts'
import { t } from './undo-entry.messages.ts'
import styles from './undo-panel.module.css'
import type { ChangedPart, LeftPart, PartPlan } from './undo-plan.ts'
import type { AuditLog, AuditRow, FieldUndo } from './undo-rule.ts'
import { type Undo, useUndo } from './use-undo.ts'
import { valueText } from './value-text.ts'

/** Rows that come with one of another model have no calls of their own, and so no name but that of their field. */
function thingOf({ model, recordId, recordName }: AuditRow): string {
  const one = isModel(model) ? nounsOfModel(model).one : fieldWords(model)
  return recordName ? t('row', { one, name: readableName(recordName) }) : t('rowId', { one, id: String(recordId) })
}

const shown = (value: unknown, field: string) =>
  value === undefined || value === null || value === '' ? t('empty') : valueText(value, field)

function resultText({ outcome, newId, unled, error }: Undone): string {
  if (outcome === 'failed') return t('outcome.failed', { why: errorText(error) })
  if (newId !== undefined && unled !== undefined)
    return t('outcome.unled', { id: String(newId), why: errorText(unled) })
  return newId === undefined ? t(`outcome.${outcome}`) : t('outcome.newId', { id: String(newId) })
}

const isOpen = ({ standing }: FieldUndo) => standing === 'asMade' || standing === 'changedSince'

const isOffered = (plan: PartPlan) => plan.kind === 'deleted' || (plan.kind === 'changed' && plan.fields.some(isOpen))

/** The button that asked for the panel is gone: whoever goes by keyboard goes on at the first choice, or reads why there is none. */
const goOnAt = (panel: HTMLElement | null) =>
  (panel?.querySelector<HTMLElement>('input:not(:disabled)') ?? panel)?.focus()

/** The rows of an entry as they are now, the choice of what goes back, and what became of it. */
export function UndoPanel({ entry }: { entry: AuditLog }) {
  const undo = useUndo(entry)
  const { plans, error, isBusy, results } = undo
  const { part, keepFocus } = useKeptFocus()
  const isShown = plans !== undefined && !error
  useLayoutEffect(() => {
    if (isShown) goOnAt(part.current)
  }, [isShown, part])
  if (error) return <ErrorState title={t('readFailed')} error={error} onRetry={undo.read} />
  if (!plans) return <FormSkeleton />
  const offered = plans.some(isOffered)
  return (
    <div className={styles.panel} ref={part} tabIndex={-1}>
      <p>{t(offered ? 'intro' : 'none')}</p>
      {plans.some((plan) => plan.kind === 'deleted' && plan.part.model === 'Ivr') && <p>{t('menuDraft')}</p>}
      {plans.map((plan) => (
        <Row key={`${plan.part.model} ${plan.part.recordId}`} plan={plan} undo={undo} />
      ))}
      {offered && (
        <Button variant="contained" loading={isBusy} onClick={() => void undo.run().then(keepFocus)}>
          {t('run')}
        </Button>
      )}
      <ul role="status" className={styles.results}>
        {results.map((result) => (
          <li key={`${result.plan.part.model} ${result.plan.part.recordId}`}>
            {thingOf(result.plan.part)}: {resultText(result)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RowProps<Plan extends PartPlan = PartPlan> {
  plan: Plan
  undo: Undo
}

function Row({ plan, undo }: RowProps) {
  if (plan.kind === 'left') return <LeftRow plan={plan} />
  if (plan.kind === 'changed') return <ChangedRow plan={plan} undo={undo} />
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={undo.isChosen(plan)}
        disabled={undo.isBusy}
        onChange={({ target }) => undo.choose(plan, undefined, target.checked)}
      />
      {t('restored', { thing: thingOf(plan.part) })}
    </label>
  )
}

function LeftRow({ plan: { part, why, lacks = [] } }: { plan: LeftPart }) {
  return (
    <p>
      {thingOf(part)}: {t(`rowWhyNot.${why}`, { fields: lacks.map(fieldWords).join(comma) })}
    </p>
  )
}

function ChangedRow({ plan, undo }: RowProps<ChangedPart>) {
  return (
    <fieldset className={styles.row}>
      <legend>{thingOf(plan.part)}</legend>
      {plan.fields.map((field) => (
        <label key={field.field} className={styles.choice}>
          <input
            type="checkbox"
            checked={undo.isChosen(plan, field)}
            disabled={undo.isBusy || !isOpen(field)}
            onChange={({ target }) => undo.choose(plan, field, target.checked)}
          />
          <span>
            {fieldLabel(field.field)} {isOpen(field) && t('back', { before: shown(field.before, field.field) })}
            <span className={styles.standing}>
              {t(`standing.${field.standing}`, { now: shown(field.now, field.field) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
