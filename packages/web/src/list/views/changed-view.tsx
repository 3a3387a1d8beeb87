import LockOutlined from '@mui/icons-material/LockOutlined'
import { useHistoryState } from '../../browser/navigate.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { parseListState } from '../../kit/list-state.ts'
import { fromDefinition, tidySearch } from '../../kit/view-search.ts'
import { sharedWithOf } from '../../shared/views/share-body.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { useListQuery } from '../context/list-provider.tsx'
import { freeName, viewRefOf, withView } from '../context/saved-views.ts'
import styles from './changed-view.module.css'
import { t } from './list-views.messages.ts'
import { updateShared, useTemplates } from './share-view.ts'
import { useSavedViewQuestion, useViews } from './use-views.ts'

/** A saved view that a list was opened by. */
interface OpenView {
  name: string
  /** Query of its address in the shortest form. */
  search: string
  /** Id of whose view it is; undefined for one's own that is not shared. */
  ownerId?: number | undefined
}

/** Who looks at it. */
export interface Viewer {
  id: number
  /** May change everybody's shared views. */
  editsAll: boolean
}

/** How what is shown stands to the view it was opened by, and what may be done about it. */
interface OpenViewState {
  isChanged: boolean
  /** The view is somebody else's, to be shown and copied, and not changed. */
  isLocked: boolean
  maySave: boolean
  /** Keeps it as another one of the own views, which changes nobody's. */
  maySaveAsNew: boolean
}

/** What may be done with a view while the list shows `search`. Nothing is ever changed but by one of these. */
export function openViewState({ search: saved, ownerId }: OpenView, search: string, viewer: Viewer): OpenViewState {
  const isMine = ownerId === undefined || ownerId === viewer.id
  const isChanged = saved !== search
  return {
    isChanged,
    isLocked: !isMine && !viewer.editsAll,
    maySave: isChanged && (isMine || viewer.editsAll),
    maySaveAsNew: isChanged,
  }
}

/** A view that the list was opened by, with the id of its template where it is shared. */
interface Opened extends OpenView, OpenViewState {
  templateId?: number | undefined
}

/** The saved view that the list was opened by, and how what is shown stands to it; undefined without one. */
function useOpenView(): Opened | undefined {
  const ref = viewRefOf(useHistoryState())
  const { resource } = useListQuery()
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

/** Keeps what is shown as another view, under a name that none of the person's views has. */
function SaveAsNew({ name }: { name: string }) {
  const { resource, change } = useListQuery()
  const { saved, save, search } = useViews()
  const { own } = useTemplates(resource, saved.views)
  const handleNew = () => {
    const mine = freeName(
      name,
      [...saved.views, ...own].map((each) => each.name),
    )
    save(withView(saved, { name: mine, search }))
    change({}, { replace: true, view: { own: mine } })
  }
  return (
    <Button size="small" onClick={handleNew}>
      {t('saveAsNew')}
    </Button>
  )
}

/** Says that what is shown differs from the view it was opened by, and offers what may be done about it. */
export function ChangedView() {
  const { resource, change } = useListQuery()
  const { keep, search } = useViews()
  const view = useOpenView()
  const { ask, question } = useSavedViewQuestion()
  if (!view?.isChanged) return null
  const { name, ownerId, templateId, isLocked, maySave, maySaveAsNew } = view
  const isShared = ownerId !== undefined

  async function saveShared() {
    try {
      await updateShared(resource, own, await sharedWithOf(templateId))
    } catch (error) {
      reportError(error)
    }
  }
  const own = { name, search, ...(templateId && { templateId }) }
  const handleSave = () => ask('change', own, () => (isShared ? void saveShared() : keep(own)))
  return (
    <fieldset className={styles.view} aria-label={t('changedView', { name })}>
      {isLocked && <LockOutlined titleAccess={t('locked')} />}
      <span>{t('changed', { name })}</span>
      {maySaveAsNew && <SaveAsNew name={name} />}
      {maySave && (
        <Button size="small" onClick={handleSave}>
          {t(templateId === undefined ? 'save' : 'saveForAll')}
        </Button>
      )}
      <Button size="small" onClick={() => change(parseListState(view.search, resource.rules))}>
        {t('reset')}
      </Button>
      {question}
    </fieldset>
  )
}
