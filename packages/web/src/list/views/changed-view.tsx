import LockOutlined from '@mui/icons-material/LockOutlined'
import { useHistoryState } from '../../browser/navigate.ts'
import { reportError } from '../../data/report-error.ts'
import { useCall } from '../../data/use-call.ts'
import { parseListState } from '../../kit/list-state.ts'
import { fromDefinition, tidySearch } from '../../kit/view-search.ts'
import { seesEveryCustomer } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { useListQuery } from '../context/list-provider.tsx'
import { sharedWithOf, viewRefOf, withView } from '../context/saved-views.ts'
import styles from './changed-view.module.css'
import { t } from './list-views.messages.ts'
import { freeName, type OpenView, type OpenViewState, openViewState } from './open-view-state.ts'
import { updateShared } from './share-view.ts'
import { useSavedViewQuestion, useViews } from './use-views.ts'

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

/** Says that what is shown differs from the view it was opened by, and offers what may be done about it. */
export function ChangedView() {
  const { resource, change } = useListQuery()
  const { saved, save, keep, search } = useViews()
  const view = useOpenView()
  const { ask, question } = useSavedViewQuestion()
  if (!view?.isChanged) return null
  const { name, ownerId, templateId, isLocked, maySave, maySaveAsMine } = view
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
  const handleMine = () => {
    const mine = freeName(
      name,
      saved.views.map((each) => each.name),
    )
    save(withView(saved, { name: mine, search }))
    change({}, { replace: true, view: { own: mine } })
  }
  return (
    <fieldset className={styles.view} aria-label={t('changedView', { name })}>
      {isLocked && <LockOutlined titleAccess={t('locked')} />}
      <span>{t('changed', { name })}</span>
      {maySave && (
        <Button size="small" onClick={handleSave}>
          {t('save')}
        </Button>
      )}
      {maySaveAsMine && (
        <Button size="small" onClick={handleMine}>
          {t('saveAsMine')}
        </Button>
      )}
      <Button size="small" onClick={() => change(parseListState(view.search, resource.rules))}>
        {t('reset')}
      </Button>
      {question}
    </fieldset>
  )
}
