import type { components } from '@lineboard/contract'
import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { merge } from '@lineboard/sdk'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import LinkOutlined from '@mui/icons-material/LinkOutlined'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { withoutBase } from '../../browser/address.ts'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { refresh } from '../../data/use-answer.ts'
import { useCall } from '../../data/use-call.ts'
import { reportAt, reportDefinition, reportSearch } from '../../shared/report/report-definition.ts'
import { copyLink } from '../../shared/views/copy-link.ts'
import { SaveViewForm } from '../../shared/views/save-view-form.tsx'
import { ShareForm } from '../../shared/views/share-form.tsx'
import { useSharedQuestion } from '../../shared/views/use-shared-question.tsx'
import { t as said } from '../../shared/views/views.messages.ts'
import styles from '../../shared/views/views-panel.module.css'
import { useSession } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { withPeriod } from './report-address.ts'
import { t } from './report-views.messages.ts'

/** A view of a report, as the server keeps it. */
export type ReportView = components['schemas']['Template']

/** The views of a report that somebody has or was given, and what can be done with them. */
function useReportViews(report: string) {
  const { user } = useSession()
  const definition = reportDefinition(withPeriod(useSearch()))
  const { data, error, mutate } = useCall(
    'Template.find',
    { filter: { where: { and: [{ kind: 'report' }, { resource: report }] }, order: 'name ASC' } },
    { silent: true },
  )
  const shown = reportSearch(definition)

  /** Makes a change, and whether it was made. */
  async function change(make: () => Promise<unknown>): Promise<boolean> {
    try {
      await make()
      await refresh('Template')
      return true
    } catch (failure) {
      reportError(failure)
      return false
    }
  }

  return {
    views: data,
    error,
    mutate,
    /** The query of what is shown. */
    shown,
    isOwn: ({ userId }: ReportView) => userId === user?.id,
    isShown: (view: ReportView) => reportSearch(view.definition) === shown,
    save: (name: string) =>
      change(() => api().Template.create({ body: { name, kind: 'report', resource: report, definition } })),
    /** Gives a view another name, and what is shown now. */
    edit: (view: ReportView, name: string, takesShown: boolean) =>
      change(() => merge(api().Template, view.id, { name, ...(takesShown && { definition }) }, { seen: view })),
    /** Throws what the call throws. */
    async share({ id }: ReportView, sharedWith: number[]) {
      await api().Template.shareTemplate({ body: { id, sharedWith } })
      await refresh('Template')
    },
    remove: (view: ReportView) => change(() => api().Template.deleteById({ id: view.id })),
  }
}

type ReportViews = ReturnType<typeof useReportViews>

interface EditViewProps {
  view: ReportView
  views: ReportViews
  /** Names of the person's other views. */
  taken: readonly string[]
  onClose: () => void
}

/** Another name for a view, and what is shown now in its place. */
function EditView({ view, views, taken, onClose }: EditViewProps) {
  const [name, setName] = useState(view.name)
  const [takesShown, setTakesShown] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const { ask, view: question } = useSharedQuestion()
  const wanted = name.trim()
  const isTaken = taken.includes(wanted)
  async function save() {
    setBusy(true)
    if (await views.edit(view, wanted, takesShown)) onClose()
    else setBusy(false)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (wanted && !isTaken && !isBusy) ask('change', view, () => void save())
  }
  return (
    <form className={styles.panel} onSubmit={handleSubmit}>
      <h2>{t('editTitle', { name: view.name })}</h2>
      <div className={styles.form}>
        <label htmlFor={id}>{t('name')}</label>
        <div className={styles.line}>
          <input
            id={id}
            value={name}
            maxLength={TemplateInputNameMaxLength}
            aria-invalid={isTaken}
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <p className={styles.note} role="status">
          {isTaken && said('taken')}
        </p>
        <label className={styles.check}>
          <input type="checkbox" checked={takesShown} onChange={({ target }) => setTakesShown(target.checked)} />
          {t('takesShown')}
        </label>
      </div>
      <div className={styles.foot}>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={isTaken}>
          {t('save')}
        </Button>
      </div>
      {question}
    </form>
  )
}

interface ViewRowProps {
  view: ReportView
  views: ReportViews
  onOpen: () => void
  onShare: () => void
  onEdit: () => void
}

/** One view: what is done with it, of which others than its owner only open it and copy its link. */
function ViewRow({ view, views, onOpen, onShare, onEdit }: ViewRowProps) {
  const { name, sharedWith } = view
  const isOwn = views.isOwn(view)
  const { ask, view: question } = useSharedQuestion()
  const remove = async () => {
    if (await views.remove(view)) toast({ severity: 'success', text: t('removed', { name }) })
  }
  const action = (label: string, icon: ReactNode, act: () => void) => (
    <RoundButton size="small" label={label} onClick={act}>
      {icon}
    </RoundButton>
  )
  return (
    <li className={styles.item} data-shown={views.isShown(view)}>
      <button type="button" className={styles.name} aria-current={views.isShown(view)} onClick={onOpen}>
        {name}
        {isOwn && sharedWith.length > 0 && <small>{said('isShared')}</small>}
      </button>
      {isOwn && action(t('share', { name }), <ShareOutlined fontSize="inherit" />, onShare)}
      {action(
        t('link', { name }),
        <LinkOutlined fontSize="inherit" />,
        () => void copyLink(name, withoutBase(location.pathname), reportSearch(view.definition)),
      )}
      {isOwn && action(t('edit', { name }), <EditOutlined fontSize="inherit" />, onEdit)}
      {isOwn &&
        action(t('remove', { name }), <DeleteOutlined fontSize="inherit" />, () =>
          ask('remove', view, () => void remove()),
        )}
      {question}
    </li>
  )
}

/** Saved views of a report: to open, keep, share by name, role or link, edit and delete. */
export function ReportViewsPanel({ onClose }: PanelProps) {
  const [path, navigate] = useLocation()
  const report = reportAt(path)
  const all = useReportViews(report)
  const [sharing, setSharing] = useState<ReportView>()
  const [editing, setEditing] = useState<ReportView>()
  const { ask, view: question } = useSharedQuestion()
  const close = () => {
    setSharing(undefined)
    setEditing(undefined)
  }
  if (sharing) {
    const { name, sharedWith } = sharing
    return <ShareForm name={name} before={sharedWith} share={(ids) => all.share(sharing, ids)} onClose={close} />
  }
  const { views, isOwn } = all
  const [own, others] = [views?.filter(isOwn) ?? [], views?.filter((view) => !isOwn(view)) ?? []]
  const names = own.map(({ name }) => name)
  if (editing) {
    const taken = names.filter((name) => name !== editing.name)
    return <EditView view={editing} views={all} taken={taken} onClose={close} />
  }
  const replace = (name: string) => {
    const view = own.find((each) => each.name === name)
    if (view) ask('change', view, () => void all.edit(view, name, true))
  }
  const open = ({ definition }: ReportView) => {
    onClose()
    const search = reportSearch(definition)
    navigate(search ? `${path}?${search}` : path)
  }
  const rowsOf = (some: readonly ReportView[]) => (
    <ul>
      {some.map((view) => (
        <ViewRow
          key={view.id}
          view={view}
          views={all}
          onOpen={() => open(view)}
          onShare={() => setSharing(view)}
          onEdit={() => setEditing(view)}
        />
      ))}
    </ul>
  )
  return (
    <div className={styles.panel}>
      <h2>{said('mine')}</h2>
      {own.length > 0 ? rowsOf(own) : <p className={styles.note}>{t(views ? 'none' : 'loading')}</p>}
      {others.length > 0 && (
        <>
          <h2>{said('shared')}</h2>
          {rowsOf(others)}
        </>
      )}
      <SaveViewForm search={all.shown} taken={names} onSave={all.save} onReplace={replace} />
      {question}
    </div>
  )
}
