import { useCall } from '../../data/use-call.ts'
import { t } from '../../parts/views/views.messages.ts'
import styles from '../../parts/views/views-panel.module.css'
import type { Resource } from '../../resource/define-resource.ts'
import { fromDefinition } from '../../resource/view-search.ts'
import { useSession } from '../../state/session.ts'
import { sharedUnder } from './share-view.ts'
import type { ViewRef } from './view-ref.ts'

interface SharedViewsProps {
  resource: Resource
  onShow: (view: { search: string }, ref: ViewRef) => void
}

/** Views of this list that others share. */
export function SharedViews({ resource, onShow }: SharedViewsProps) {
  const { user } = useSession()
  const { data = [] } = useCall(
    'Template.find',
    { filter: { where: { and: [{ kind: 'list' }, { resource: { inq: sharedUnder(resource) } }] }, order: 'name ASC' } },
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
              onClick={() => onShow({ search: fromDefinition(definition, resource.rules) }, { shared: id })}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
