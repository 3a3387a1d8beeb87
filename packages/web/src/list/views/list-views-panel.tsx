import { useEffect, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import type { ListRules } from '../../kit/list-state.ts'
import { fromDefinition } from '../../kit/view-search.ts'
import { SaveViewForm } from '../../shared/views/save-view-form.tsx'
import { ShareForm } from '../../shared/views/share-form.tsx'
import { t as said } from '../../shared/views/views.messages.ts'
import styles from '../../shared/views/views-panel.module.css'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { useListQuery } from '../context/list-provider.tsx'
import type { ViewRef } from '../context/saved-views.ts'
import { type SavedView, sharedWithOf, withView } from '../context/saved-views.ts'
import { t } from './list-views.messages.ts'
import { type ListTemplate, shareView, useTemplates } from './share-view.ts'
import { useViews } from './use-views.ts'
import { ViewItem } from './view-item.tsx'

/** Keeps what the list shows under a name, in the place of a view that has it. */
function SaveView() {
  const { change } = useListQuery()
  const { saved, save, search } = useViews()
  const viewOf = (name: string) => saved.views.find((view) => view.name === name)
  const keep = (name: string) => {
    save(withView(saved, { ...viewOf(name), name, search }))
    change({}, { replace: true, view: { own: name } })
    return true
  }
  return <SaveViewForm search={search} onSave={keep} noteOf={(name) => viewOf(name) && t('taken')} />
}

/** With whom one's own view of a list is shared. */
function ShareOwnView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { resource } = useListQuery()
  const { saved, save } = useViews()
  const [before, setBefore] = useState<readonly number[]>()
  useEffect(() => {
    sharedWithOf(view.templateId).then(setBefore, (failure) => {
      reportError(failure)
      setBefore([])
    })
  }, [view.templateId])
  const share = async (ids: number[]) => save(withView(saved, await shareView(resource, view, ids)))
  return <ShareForm name={view.name} before={before} share={share} onClose={onClose} />
}

interface TemplateItemProps {
  template: ListTemplate
  rules: ListRules
  onShow: (view: { search: string }, ref: ViewRef) => void
}

/** A view that is on the server alone. */
const TemplateItem = ({ template: { id, name, definition }, rules, onShow }: TemplateItemProps) => (
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

/** The views one has of this list: to show, keep, name, share and delete. */
export function Panel({ onClose }: PanelProps) {
  const { resource } = useListQuery()
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
