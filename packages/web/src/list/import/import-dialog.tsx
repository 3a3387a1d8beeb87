import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import LinearProgress from '@mui/material/LinearProgress'
import { type RefObject, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLoaded } from '../../browser/lazy.ts'
import { useCall } from '../../data/use-call.ts'
import type { Form } from '../../kit/define-form.ts'
import type { Resource } from '../../kit/define-resource.ts'
import { DiscardQuestion, useUnsavedGuard } from '../../kit/drawer/unsaved-guard.tsx'
import { comma } from '../../lib/messages.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import { Themed } from '../../ui/themed.tsx'
import { unlessRepeated } from '../../ui/use-wanted.ts'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { DoneStep } from './done-step.tsx'
import { t } from './import.messages.ts'
import styles from './import-dialog.module.css'
import { fieldsToChoose, type ImportField, importFields } from './import-fields.ts'
import { type Import, useImport } from './use-import.ts'

interface MapStepProps {
  fields: readonly ImportField[]
  state: Import
}

/** Rows that can be the one of the headings: the first of the file, and the one that was found. */
const rowsToChoose = (found: number): number[] => Array.from({ length: Math.max(20, found) }, (_, at) => at + 1)

/** Which heading of the file each field comes from. */
function MapStep({ fields, state }: MapStepProps) {
  const { file, headers, setHeader, goTo, check, read, updates, setUpdates } = state
  if (!file) return null
  const missing = fields.filter(({ field, isRequired }) => isRequired && headers[field] === undefined)
  return (
    <>
      <h3 className={styles.stepTitle}>{t('mapTitle')}</h3>
      <p>{[t('mapText', { count: file.records.length, file: file.name }), ...file.notes].join(' ')}</p>
      <div className={styles.tablePlace}>
        {file.sheets.length > 1 && (
          <label>
            {t('sheet')}{' '}
            <select value={file.sheet} onChange={(event) => void read(file.source, { sheet: event.target.value })}>
              {file.sheets.map((sheet) => (
                <option key={sheet}>{sheet}</option>
              ))}
            </select>
          </label>
        )}
        {file.headingRow !== undefined && (
          <label>
            {t('headingRow')}{' '}
            <select
              value={file.headingRow}
              onChange={(event) =>
                void read(file.source, { headingRow: Number(event.target.value), sheet: file.sheet })
              }
            >
              {rowsToChoose(file.headingRow).map((row) => (
                <option key={row}>{row}</option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={styles.map}>
        {fieldsToChoose(fields, file.headings).map(({ field, label, isRequired }) => {
          const heading = headers[field]
          const example = heading === undefined ? '' : file.records[0]?.cells[heading]
          return (
            <label key={field} className={styles.pair}>
              <span>
                {label} {isRequired && <span className={styles.note}>{t('required')}</span>}
              </span>
              <select
                value={heading ?? ''}
                onChange={(event) => setHeader(field, event.target.value === '' ? undefined : event.target.value)}
              >
                <option value="">{t('none')}</option>
                {[...file.headings, ...file.made.map((column) => column.heading)].map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </select>
              <span className={styles.note}>{example && t('example', { value: example })}</span>
            </label>
          )
        })}
      </div>
      {setUpdates && (
        <label className={styles.check}>
          <input type="checkbox" checked={updates} onChange={(event) => setUpdates(event.target.checked)} />
          <span>{t('change')}</span>
          <span className={styles.note}>{t('changeText')}</span>
        </label>
      )}
      {missing.length > 0 && (
        <Alert severity="warning">{t('missing', { fields: missing.map(({ label }) => label).join(comma) })}</Alert>
      )}
      <div className={styles.actions}>
        <Button onClick={() => goTo('choose')}>{t('back')}</Button>
        <Button variant="contained" disabled={missing.length > 0} onClick={() => void check()}>
          {t('check')}
        </Button>
      </div>
    </>
  )
}

interface ImportDialogProps {
  resource: Resource
  /** The person adds rows for every customer. */
  asksOwner: boolean
  /** Id of the customer chosen in the list. */
  customerId: number | undefined
  onClose: () => void
}

/** Adds rows from a file, after showing what would become of each. */
export function ImportDialog(props: ImportDialogProps) {
  const { resource, onClose } = props
  const titleId = useId()
  const isBegun = useRef(false)
  const [isMended, setMended] = useState(false)
  const [writing, setWriting] = useState<AbortController>()
  const guard = useUnsavedGuard(isMended || writing !== undefined, onClose)
  const { isAsking, stay } = guard
  // What leaves while rows are being written stops that instead: it is to be seen which of them are there.
  useLayoutEffect(() => {
    if (!isAsking || !writing) return
    writing.abort()
    stay()
  })
  const handleClose = unlessRepeated(() => {
    if (!isBegun.current) onClose()
  })
  return (
    <Themed>
      <Dialog
        open
        fullScreen
        onClose={handleClose}
        aria-labelledby={titleId}
        slotProps={{ paper: { className: styles.paper } }}
      >
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('title', { nouns: resource.nouns.other })}
          </h2>
          <RoundButton label={t('close')} onClick={guard.leave} isAtEnd>
            <Close />
          </RoundButton>
        </header>
        {resource.form && (
          <Loaded {...props} isBegun={isBegun} onMended={setMended} onWriting={setWriting} source={resource.form} />
        )}
        {!writing && <DiscardQuestion guard={guard} />}
      </Dialog>
    </Themed>
  )
}

interface StepsProps extends ImportDialogProps {
  /** Whether a file is being gone through: Escape must not throw away what was chosen and mended of it. */
  isBegun: RefObject<boolean>
  /** Is told whether rows were mended that have not been imported. */
  onMended: (isMended: boolean) => void
  /** Is told of what stops the writing of rows while they are being written; of undefined once they are. */
  onWriting: (writing: AbortController | undefined) => void
}

function Loaded({ source, ...rest }: StepsProps & { source: NonNullable<Resource['form']> }) {
  const { value } = useLoaded(source)
  return value ? <Steps {...rest} form={value.form} /> : null
}

function Steps({ resource, form, isBegun, onMended, onWriting, onClose, ...owner }: StepsProps & { form: Form }) {
  const isOwned = owner.asksOwner && 'customerId' in form.schema.shape
  const fields = useMemo(() => importFields(resource, form, isOwned), [resource, form, isOwned])
  const customerId = isOwned ? owner.customerId : undefined
  const { user } = useSession()
  const ownId = customerId ?? user?.customerId ?? 0
  const state = useImport({ resource, form, fields, customerId, ownId, onMended, onWriting })
  const { step, done, file, problem } = state
  useEffect(() => {
    isBegun.current = done !== undefined || step === 'map' || step === 'check'
  })
  return (
    <div className={styles.body}>
      {problem && <Alert severity="error">{problem}</Alert>}
      {done !== undefined && (
        <Progress done={done} count={file?.records.length} isWriting={state.isWriting} onStop={state.stop} />
      )}
      {/* Rows that are checked once more stay in sight, with what was pressed. */}
      <div hidden={done !== undefined && (step !== 'check' || state.isWriting)} className={styles.step}>
        {step === 'choose' && (
          <>
            {isOwned && <OwnerLine id={customerId} />}
            <ChooseStep path={resource.path} fields={fields} onFile={state.read} />
          </>
        )}
        {step === 'map' && <MapStep fields={fields} state={state} />}
        {step === 'check' && (
          <CheckStep
            path={resource.path}
            fields={fields}
            byAction={form.byAction}
            updates={state.updates}
            state={state}
          />
        )}
        {step === 'done' && <DoneStep resource={resource} fields={fields} state={state} onClose={onClose} />}
      </div>
    </div>
  )
}

/** Whose the rows will be. */
function OwnerLine({ id }: { id: number | undefined }) {
  const { data } = useCall('Customer.findById', id === undefined ? null : { id }, { silent: true })
  return <p>{id === undefined ? t('ownCompany') : t('ofCustomer', { name: data?.companyName ?? `#${id}` })}</p>
}

interface ProgressProps {
  done: number
  count: number | undefined
  isWriting: boolean
  onStop: () => void
}

function Progress({ done, count, isWriting, onStop }: ProgressProps) {
  const labelId = useId()
  return (
    <div className={styles.progress}>
      <p id={labelId} role="status">
        {count === undefined ? t('reading', { count: done }) : t(isWriting ? 'running' : 'checking', { done, count })}
      </p>
      <LinearProgress
        aria-labelledby={labelId}
        {...(count !== undefined && { variant: 'determinate', value: (100 * done) / Math.max(1, count) })}
      />
      <Button onClick={onStop}>{t('stop')}</Button>
    </div>
  )
}
