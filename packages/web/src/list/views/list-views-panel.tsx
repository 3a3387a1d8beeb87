import { useState } from 'react'
import { t as said } from '../../parts/views/views.messages.ts'
import styles from '../../parts/views/views-panel.module.css'
import type { PanelProps } from '../../ui/tool/panel.ts'
import { useListContext } from '../list.ts'
import { t } from './list-views.messages.ts'
import { SaveView } from './save-view.tsx'
import type { SavedView } from './saved-views.ts'
import { ShareOwnView } from './share-own-view.tsx'
import { TemplateItem } from './template-item.tsx'
import { useTemplates } from './use-templates.ts'
import { useViews } from './use-views.ts'
import { ViewItem } from './view-item.tsx'
import type { ViewRef } from './view-ref.ts'

/** The views one has of this list: to show, keep, name, share and delete. */
export function Panel({ onClose }: PanelProps) {
  const { resource } = useListContext()
  const { saved, apply } = useViews()
  const { own, others } = useTemplates(resource, saved.views)
  const [sharing, setSharing] = useState<SavedView>()
  if (sharing) return <ShareOwnView view={sharing} onClose={() => setSharing(undefined)} />
  const show = (view: Pick<SavedView, 'search'>, ref: ViewRef) => {
    apply(view, ref)
    onClose()
  }
  return (
    <div className={styles.panel}>
      <h2>{said('mine')}</h2>
      {saved.views.length + own.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul>
          {saved.views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              onShow={() => show(view, { own: view.name })}
              onShare={() => setSharing(view)}
            />
          ))}
          {own.map((each) => (
            <TemplateItem key={each.id} template={each} rules={resource.rules} onShow={show} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <>
          <h2>{said('shared')}</h2>
          <ul>
            {others.map((each) => (
              <TemplateItem key={each.id} template={each} rules={resource.rules} onShow={show} />
            ))}
          </ul>
        </>
      )}
      <SaveView />
    </div>
  )
}
