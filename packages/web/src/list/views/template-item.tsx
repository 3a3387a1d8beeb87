import styles from '../../parts/views/views-panel.module.css'
import type { ListRules } from '../../resource/list-state.ts'
import { fromDefinition } from '../../resource/view-search.ts'
import type { ListTemplate } from './use-templates.ts'
import type { ViewRef } from './view-ref.ts'

interface TemplateItemProps {
  template: ListTemplate
  rules: ListRules
  onShow: (view: { search: string }, ref: ViewRef) => void
}

/** A view that is on the server alone. */
export const TemplateItem = ({ template: { id, name, definition }, rules, onShow }: TemplateItemProps) => (
  <li className={styles.item}>
    <button
      type="button"
      className={styles.name}
      onClick={() => onShow({ search: fromDefinition(definition, rules) }, { shared: id })}
    >
      {name}
    </button>
  </li>
)
