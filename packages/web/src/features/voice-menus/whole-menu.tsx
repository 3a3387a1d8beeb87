import type { CallTrace } from '@lineboard/sdk/call-flow'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { useLoaded } from '../../browser/lazy.ts'
import { FieldGroup } from '../../kit/form/form-frame.tsx'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { Findings } from './checks/findings.tsx'
import { t as edit } from './editor/edits.messages.ts'
import { Outline } from './editor/outline.tsx'
import type { Edits } from './editor/use-edits.ts'
import type { MenuDraft, MenuEditor } from './editor/use-menu-editor.ts'
import { t as flowPrintT } from './flow/flow.messages.ts'
import flowToolsStyles from './flow/flow-panel.module.css'
import { FlowPanel, type FlowView, flowParts, useFlow } from './flow/flow-panel.tsx'
import { t } from './menu/voice-menus.messages.ts'
import { Cases, KeepCase } from './simulator/cases.tsx'
import { Circumstances } from './simulator/circumstances.tsx'
import type { CaseResult } from './simulator/menu-case.ts'
import { DialPad, Transcript } from './simulator/simulated-call.tsx'
import { t as simulatorT } from './simulator/simulator.messages.ts'
import styles from './simulator/simulator.module.css'
import { type Typed, typedOf } from './simulator/use-simulator.ts'

interface FlowPrintProps {
  draft: MenuDraft | undefined
  typed: MenuEditor['typed']
  onDone: () => void
}

/** Brings what a menu is printed with, and prints it. */
function FlowPrint({ draft, typed, onDone }: FlowPrintProps) {
  const { value, failed } = useLoaded(flowParts)
  useEffect(() => {
    if (!failed) return
    toast({ severity: 'error', text: flowPrintT('failed') })
    onDone()
  }, [failed, onDone])
  return value && draft ? <value.PrintSheet {...{ draft, typed, onDone }} /> : null
}

interface FlowToolsProps {
  flow: FlowView
  edits: Edits
  readOnly: boolean
}

/** Undo and redo, and the menu as a picture: on the screen, or on paper. */
function FlowTools({ flow, edits, readOnly }: FlowToolsProps) {
  const toggle = useRef<HTMLButtonElement>(null)
  const { isDismissed } = flow
  // The button that hid the canvas went with it.
  useEffect(() => {
    if (isDismissed) toggle.current?.focus()
  }, [isDismissed])
  const look = { size: 'small', variant: 'outlined' } as const
  return (
    <div className={flowToolsStyles.tools}>
      {!readOnly && (
        <>
          <Button {...look} disabled={!edits.canUndo} onClick={edits.undo}>
            {edit('undo')}
          </Button>
          <Button {...look} disabled={!edits.canRedo} onClick={edits.redo}>
            {edit('redo')}
          </Button>
        </>
      )}
      <Button {...look} ref={toggle} aria-expanded={flow.isShown} onClick={() => flow.toggle(!flow.isShown)}>
        {flow.isShown ? flowPrintT('hide') : flowPrintT('show')}
      </Button>
      <Button {...look} loading={flow.isPrinting} onClick={flow.print}>
        {flowPrintT('print')}
      </Button>
    </div>
  )
}

interface SimulatorProps {
  /** Undefined for one that is not saved yet: it has no cases. */
  menuId: number | undefined
  trace: CallTrace
  typed: Typed
  results: readonly CaseResult[]
  readOnly: boolean
  onChange: (typed: Partial<Typed>) => void
}

/** Walks a menu as it is typed: keys are pressed, prompts are read, and runs are kept as cases. */
function Simulator({ menuId, trace, typed, results, readOnly, onChange }: SimulatorProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.simulator}>
      <h4 id={titleId}>{simulatorT('title')}</h4>
      <p className={styles.note}>{simulatorT('hint')}</p>
      <Circumstances typed={typed} onChange={onChange} />
      <DialPad trace={trace} onChange={(keys) => onChange({ keys })} />
      <Transcript trace={trace} />
      {!readOnly && <KeepCase {...{ menuId, trace, typed }} />}
      <Cases results={results} onRun={(tried) => onChange(typedOf(tried))} />
    </section>
  )
}

const noFindings = () => []

interface WholeMenuProps {
  editor: MenuEditor
  menuId: number | undefined
  readOnly: boolean
  /** The fields of the choices. */
  choices: RefObject<HTMLDivElement | null>
  edits: Edits
}

/** The menu as a whole: what is wrong with it, its outline over all levels, and a call that is tried. */
export function WholeMenu({ editor, menuId, readOnly, choices, edits }: WholeMenuProps) {
  const { typed, draft, simulator } = editor
  const { tried } = simulator
  const show = (at: number) =>
    choices.current?.querySelector<HTMLElement>(`[data-choice="${at}"] :is(select, input)`)?.focus()
  const shared = { readOnly, onShow: show }
  const lit = simulator.visited.choices
  const flow = useFlow()
  const tools = <FlowTools {...{ flow, edits, readOnly }} />
  return (
    <>
      <FieldGroup title={t('groupWhole')}>
        {!flow.isShown && tools}
        <Findings
          findings={draft?.findings}
          actions={typed.actions}
          check={draft?.check ?? noFindings}
          onFix={edits.put}
          {...shared}
        />
        {draft && <Outline setup={draft.setup} menu={draft.menu} {...{ lit, edits }} {...shared} />}
        {tried && <Simulator {...{ menuId, readOnly, ...tried }} typed={simulator.typed} onChange={simulator.change} />}
      </FieldGroup>
      {flow.isShown && (
        <FlowPanel
          {...{ tools, draft, lit }}
          actions={typed.actions}
          focus={flow.isAsked}
          onEdit={edits.run}
          {...shared}
        />
      )}
      {flow.isPrinting && <FlowPrint {...{ draft, typed }} onDone={flow.endPrinting} />}
    </>
  )
}
