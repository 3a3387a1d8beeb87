import { isInstant } from '@lineboard/sdk'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { useKeptFocus } from '../../browser/hooks.ts'
import { refresh } from '../../data/use-call.ts'
import { FormSkeleton } from '../../kit/form/form-frame.tsx'
import { errorText } from '../../lib/errors/error-text.ts'
import { fieldLabel, fieldWords } from '../../lib/errors/field-problems.ts'
import { comma } from '../../lib/messages.ts'
import { countryName } from '../../lib/own-names.ts'
import { isModel } from '../../shared/model-nouns.messages.ts'
import { nounsOfModel } from '../../shared/model-nouns.ts'
import { readableName } from '../../shared/phone/format-phone.ts'
import { formatDateTime } from '../../state/dates.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FactsSection } from '../../ui/facts.tsx'
import { t as logText } from './audit-logs.messages.ts'
import { runUndo, type Undone } from './run-undo.ts'
import { t } from './undo-entry.messages.ts'
import styles from './undo-part.module.css'
import { type ChangedPart, type LeftPart, type PartPlan, undoPlan } from './undo-plan.ts'
import { type AuditLog, type AuditRow, type FieldUndo, undoDays, whyNot } from './undo-rule.ts'

/** The undoing of one entry: what could be done, what is chosen of it, and what became of it. */
interface Undo {
  /** Undefined while the rows are read. */
  plans: readonly PartPlan[] | undefined
  error: Error | undefined
  isBusy: boolean
  results: readonly Undone[]
  isChosen(plan: PartPlan, field?: FieldUndo): boolean
  choose(plan: PartPlan, field: FieldUndo | undefined, isChosen: boolean): void
  /** Reads the rows again. */
  read(): void
  run(): Promise<void>
}

const keyOf = ({ part }: PartPlan, field?: FieldUndo) => `${part.model} ${part.recordId} ${field?.field ?? ''}`

/** At first all is chosen that nobody has changed since. */
const firstChoice = (plans: readonly PartPlan[]): Set<string> =>
  new Set(
    plans.flatMap((plan) => {
      if (plan.kind === 'deleted') return [keyOf(plan)]
      if (plan.kind === 'left') return []
      return plan.fields.filter(({ standing }) => standing === 'asMade').map((field) => keyOf(plan, field))
    }),
  )

/** Reads what an entry changed as it is now, and undoes what is chosen of it. */
function useUndo(entry: AuditLog): Undo {
  const { access } = useSession()
  const [plans, setPlans] = useState<readonly PartPlan[]>()
  const [error, setError] = useState<Error>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setBusy] = useState(false)
  const [results, setResults] = useState<readonly Undone[]>([])
  const read = useCallback(async () => {
    if (!access) return
    setError(undefined)
    try {
      const next = await undoPlan(entry, access)
      setPlans(next)
      setChosen(firstChoice(next))
    } catch (problem) {
      setError(problem instanceof Error ? problem : new Error(String(problem)))
    }
  }, [entry, access])
  useEffect(() => void read(), [read])

  const isChosen = (plan: PartPlan, field?: FieldUndo) => chosen.has(keyOf(plan, field))
  const chosenOf = (plan: PartPlan) => {
    if (plan.kind === 'changed') return plan.fields.filter((field) => isChosen(plan, field))
    return isChosen(plan) ? [] : undefined
  }
  const run = async () => {
    if (!plans) return
    setBusy(true)
    setResults(await runUndo(plans, chosenOf))
    void refresh(...new Set(plans.map(({ part }) => part.model)))
    await read()
    setBusy(false)
  }
  const choose = (plan: PartPlan, field: FieldUndo | undefined, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(keyOf(plan, field))
    else next.delete(keyOf(plan, field))
    setChosen(next)
  }
  return { plans, error, isBusy, results, isChosen, choose, read: () => void read(), run }
}

/** Longest text of a value that is shown, in characters. */
const SHOWN = 200

/** A value of a field in words: objects and lists as JSON, long texts cut. */
export function valueText(value: unknown, field = ''): string {
  if (typeof value === 'boolean') return logText(value ? 'yes' : 'no')
  if (isInstant(value)) return formatDateTime(value)
  if (typeof value === 'string' && field === 'country') return countryName(value)
  const text = typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text
}

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

/** What can be undone of an entry, once somebody asks; why not, where nothing can. */
export function UndoPart({ entry }: { entry: AuditLog }) {
  const [isAsked, setAsked] = useState(false)
  const why = whyNot(entry, new Date())
  return (
    <FactsSection title={t('title')}>
      {why ? (
        <p>{t(`whyNot.${why}`, { days: undoDays })}</p>
      ) : isAsked ? (
        <UndoPanel entry={entry} />
      ) : (
        <Button variant="outlined" onClick={() => setAsked(true)}>
          {t('open')}
        </Button>
      )}
    </FactsSection>
  )
}

/** The rows of an entry as they are now, the choice of what goes back, and what became of it. */
function UndoPanel({ entry }: { entry: AuditLog }) {
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
            {fieldLabel(field.field)}{' '}
            {isOpen(field) && t('back', { before: field.beforeName ?? shown(field.before, field.field) })}
            <span className={styles.standing}>
              {t(`standing.${field.standing}`, { now: field.nowName ?? shown(field.now, field.field) })}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
