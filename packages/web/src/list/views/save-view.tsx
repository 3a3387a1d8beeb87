import { SaveViewForm } from '../../parts/views/save-view-form.tsx'
import { useListContext } from '../list.ts'
import { t } from './list-views.messages.ts'
import { withView } from './saved-views.ts'
import { useViews } from './use-views.ts'

/** Keeps what the list shows under a name, in the place of a view that has it. */
export function SaveView() {
  const { change } = useListContext()
  const { saved, save, search } = useViews()
  const viewOf = (name: string) => saved.views.find((view) => view.name === name)
  const keep = (name: string) => {
    save(withView(saved, { ...viewOf(name), name, search }))
    change({}, { replace: true, view: { own: name } })
    return true
  }
  return <SaveViewForm search={search} onSave={keep} noteOf={(name) => viewOf(name) && t('taken')} />
}
