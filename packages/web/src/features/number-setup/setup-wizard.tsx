import Alert from '@mui/material/Alert'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useLocation } from 'wouter'
import { FormFactsProvider } from '../../kit/form/form-context.ts'
import { hrefOf } from '../../places/href.ts'
import { usePhoneFormat } from '../../shared/phone/format-phone.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StepsBar } from '../../ui/steps-bar.tsx'
import { t } from './number-setup.messages.ts'
import styles from './number-setup.module.css'
import { SummaryStep, TestStep } from './proof-steps.tsx'
import { stepFields } from './setup-steps.tsx'
import { isSaved, lackingSteps, type SetupDraft, type SetupStep, steps, useSetup } from './use-setup.ts'

interface SetupWizardProps {
  draft: SetupDraft
  onAnew: () => void
}

/** The set-up of a number in steps, each of which can be left and come back to. */
export function SetupWizard({ draft, onAnew }: SetupWizardProps) {
  const setup = useSetup(draft)
  const { refusals, step, values, row, isSaving, goTo, save, forget } = setup
  const formatPhone = usePhoneFormat()
  const [, navigate] = useLocation()
  const lacking = lackingSteps(values)
  const saved = isSaved(values, row)
  const [calledId, setCalledId] = useState<number>()
  const isCalled = saved && row !== undefined && calledId === row.id
  const isDone: Record<SetupStep, boolean> = {
    source: !lacking.includes('source'),
    number: !lacking.includes('number'),
    rings: !lacking.includes('rings'),
    // A number with nothing chosen for it has all of that, too.
    recording: saved && lacking.length === 0,
    test: isCalled,
    // Nothing is left to do but to read it.
    summary: isCalled && lacking.length === 0,
  }
  function finish() {
    if (row && saved) toast({ severity: 'success', text: t('saved', { number: formatPhone(row.tracking_number) }) })
    forget()
    // A filter that the list was left with may hide the number.
    const filter = row && `tracking_number:"${row.tracking_number}"`
    navigate(hrefOf('trackingNumbers', {}, { filter }))
  }
  function beginAnew() {
    forget()
    navigate(hrefOf('trackingNumberSetup'))
    onAnew()
  }
  const at = steps.indexOf(step)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  const savesNext = step === 'recording' && !saved
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <Button variant="outlined" color="inherit" onClick={beginAnew}>
            {t('beginAnew')}
          </Button>
        }
      />
      <div className={styles.wizard} ref={refusals.element}>
        <StepsBar
          label={t('stepsLabel')}
          steps={steps.map((id) => ({ id, name: t(`step.${id}`), isDone: isDone[id], isOpen: true }))}
          current={step}
          doneText={t('stepDone')}
          nowText={t('stepNow', { number: String(at + 1), name: t(`step.${step}`) })}
          onGo={goTo}
        />
        {refusals.general && <Alert severity="error">{refusals.general}</Alert>}
        <FieldPanels setup={setup} lacking={lacking} />
        {(step === 'test' || step === 'summary') && (
          <ProofPanel key={step} step={step} setup={setup} lacking={lacking} onCall={setCalledId} />
        )}
        <div className={styles.actions}>
          {before && (
            <Button variant="outlined" onClick={() => goTo(before)}>
              {t('back')}
            </Button>
          )}
          {after ? (
            <Button variant="contained" loading={isSaving} onClick={() => (savesNext ? void save() : goTo(after))}>
              {t(savesNext ? 'save' : 'next')}
            </Button>
          ) : (
            <Button variant="contained" disabled={!saved} onClick={finish}>
              {t('finish')}
            </Button>
          )}
        </div>
      </div>
    </>
  )
}

type Setup = ReturnType<typeof useSetup>

interface PanelsProps {
  setup: Setup
  /** Steps that lack something. */
  lacking: ReturnType<typeof lackingSteps>
}

/** The steps with fields, all in one form. */
function FieldPanels({ setup: { methods, refusals, schema, step, row }, lacking }: PanelsProps) {
  return (
    <FormProvider {...methods}>
      <FormFactsProvider value={{ schema, readOnly: false, fields: refusals.fields }}>
        {(['source', 'number', 'rings', 'recording'] as const).map((id) => {
          const Fields = stepFields[id]
          return (
            <Panel key={id} id={id} isOpen={id === step}>
              <Fields row={row} />
              {id !== 'recording' && lacking.includes(id) && (
                <Alert severity="info" className={styles.wide ?? ''}>
                  {t(`missing.${id}`)}
                </Alert>
              )}
            </Panel>
          )
        })}
      </FormFactsProvider>
    </FormProvider>
  )
}

/** The test call and the summary, for a number that is saved with all of its steps. */
function ProofPanel({
  step,
  setup,
  lacking,
  onCall,
}: PanelsProps & {
  step: 'test' | 'summary'
  /** Told which number was called. */
  onCall: (id: number) => void
}) {
  const { values, row, goTo, save } = setup
  const saved = isSaved(values, row)
  return (
    <Panel id={step} isOpen>
      <div className={styles.proof}>
        <Lacking lacking={lacking} goTo={goTo} />
        {row && !saved && (
          <Alert severity="warning" action={<Button onClick={() => void save()}>{t('saveNow')}</Button>}>
            {t('missing.unsaved')}
          </Alert>
        )}
        {row &&
          saved &&
          (step === 'test' ? <TestStep row={row} onCall={() => onCall(row.id)} /> : <SummaryStep row={row} />)}
      </div>
    </Panel>
  )
}

/** What is still missing, and the way to it. */
function Lacking({ lacking, goTo }: { lacking: ReturnType<typeof lackingSteps>; goTo: (step: SetupStep) => void }) {
  return lacking.map((id) => (
    <Alert
      key={id}
      severity="warning"
      action={<Button onClick={() => goTo(id)}>{t('goTo', { step: t(`step.${id}`) })}</Button>}
    >
      {t(`missing.${id}`)}
    </Alert>
  ))
}

/** A step: its name, what it is for, and its fields. Those of other steps stay, so that what is refused finds them. */
function Panel({ id, isOpen, children }: { id: SetupStep; isOpen: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <section className={styles.panel} aria-labelledby={`step-${id}`} hidden={!isOpen}>
      <h2 id={`step-${id}`} ref={heading} tabIndex={-1}>
        {t(`step.${id}`)}
      </h2>
      <p className={styles.note}>{t(`text.${id}`)}</p>
      {children}
    </section>
  )
}
