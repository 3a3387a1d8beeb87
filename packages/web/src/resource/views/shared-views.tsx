import { useCall } from '../../data/use-call.ts'
import { useSession } from '../../state/session.ts'
import type { ListRules } from '../list-state.ts'
import { fromDefinition } from './view-search.ts'
import { t } from './views.messages.ts'
import styles from './views-panel.module.css'

interface SharedViewsProps {
  model: string
  rules: ListRules
  onShow: (view: { search: string }) => void
}

/** Views of this list that others share. */
export function SharedViews({ model, rules, onShow }: SharedViewsProps) {
  const { user } = useSession()
  const { data = [] } = useCall(
    'Template.find',
    { filter: { where: { and: [{ kind: 'list' }, { resource: model }] }, order: 'name ASC' } },
    { silent: true },
  )
  const others = data.filter(({ userId }) => userId !== user?.id)
  if (others.length === 0) return null
  return (
    <>
      <h2>{t('shared')}</h2>
      <ul>
        {others.map(({ id, name, definition }) => (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={styles.name}
              onClick={() => onShow({ search: fromDefinition(definition, rules) })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
