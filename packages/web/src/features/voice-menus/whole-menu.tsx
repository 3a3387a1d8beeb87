import type { RefObject } from 'react'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import { Findings } from './checks/findings.tsx'
import type { Edits } from './edits/use-edits.ts'
import { FlowPanel } from './flow/flow-panel.tsx'
import { FlowPrint } from './flow/flow-print.tsx'
import { FlowTools } from './flow/flow-tools.tsx'
import { useFlow } from './flow/use-flow.ts'
import { Outline } from './outline/outline.tsx'
import { Simulator } from './simulator/simulator.tsx'
import type { MenuEditor } from './use-menu-editor.ts'
import { t } from './voice-menus.messages.ts'

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
        <Findings findings={draft?.findings} actions={typed.actions} onFix={edits.put} {...shared} />
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
