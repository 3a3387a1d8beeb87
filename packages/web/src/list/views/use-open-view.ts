import { useHistoryState } from '../../browser/navigate.ts'
import { useCall } from '../../data/use-call.ts'
import { fromDefinition, tidySearch } from '../../resource/view-search.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { useListContext } from '../list.ts'
import { type OpenView, type OpenViewState, openViewState } from './open-view-state.ts'
import { useViews } from './use-views.ts'
import { viewRefOf } from './view-ref.ts'

/** A view that the list was opened by, with the id of its template where it is shared. */
interface Opened extends OpenView, OpenViewState {
  templateId?: number | undefined
}

/** The saved view that the list was opened by, and how what is shown stands to it; undefined without one. */
export function useOpenView(): Opened | undefined {
  const ref = viewRefOf(useHistoryState())
  const { resource } = useListContext()
  const { saved, search } = useViews()
  const { user, access } = useSession()
  const asked = ref && 'shared' in ref ? { filter: { where: { id: ref.shared }, limit: 1 } } : null
  const [shared] = useCall('Template.find', asked, { silent: true }).data ?? []
  if (!ref || !user) return undefined
  const own = 'own' in ref ? saved.views.find(({ name }) => name === ref.own) : undefined
  const view: (OpenView & Pick<Opened, 'templateId'>) | undefined = own
    ? { ...own, search: tidySearch(own.search, resource.rules) }
    : shared && {
        name: shared.name,
        search: fromDefinition(shared.definition, resource.rules),
        ownerId: shared.userId,
        templateId: shared.id,
      }
  return view && { ...view, ...openViewState(view, search, { id: user.id, editsAll: seesEveryCustomer(access) }) }
}
