import LockOutlined from '@mui/icons-material/LockOutlined'
import { reportError } from '../../data/report-error.ts'
import { parseListState } from '../../resource/list-state.ts'
import { Button } from '../../ui/button.tsx'
import { useListContext } from '../list.ts'
import styles from './changed-view.module.css'
import { t } from './list-views.messages.ts'
import { freeName } from './open-view-state.ts'
import { withView } from './saved-views.ts'
import { updateShared } from './share-view.ts'
import { sharedWithOf } from './shared-with.ts'
import { useOpenView } from './use-open-view.ts'
import { useSavedViewQuestion } from './use-saved-view-question.ts'
import { useViews } from './use-views.ts'

/** Says that what is shown differs from the view it was opened by, and offers what may be done about it. */
export function ChangedView() {
  const { resource, change } = useListContext()
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
