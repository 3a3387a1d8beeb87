import type { RefObject } from 'react'
import { FieldGroup } from '../../resource/form/field-group.tsx'
import type { ActionValues } from './action-values.ts'
import { Findings } from './checks/findings.tsx'
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
  onChange: (actions: ActionValues[]) => void
}

/** The menu as a whole: what is wrong with it, its outline over all levels, and a call that is tried. */
export function WholeMenu({ editor, menuId, readOnly, choices, onChange }: WholeMenuProps) {
  const { typed, draft, simulator } = editor
  const { tried } = simulator
  const show = (at: number) =>
    choices.current?.querySelector<HTMLElement>(`[data-choice="${at}"] :is(select, input)`)?.focus()
  const shared = { actions: typed.actions, readOnly, onShow: show }
  return (
    <FieldGroup title={t('groupWhole')}>
      <Findings findings={draft?.findings} onMend={onChange} {...shared} />
      {draft && (
        <Outline
          setup={draft.setup}
          menu={draft.menu}
          lit={simulator.visited.choices}
          onChange={onChange}
          {...shared}
        />
      )}
      {tried && <Simulator {...{ menuId, readOnly, ...tried }} typed={simulator.typed} onChange={simulator.change} />}
    </FieldGroup>
  )
}
