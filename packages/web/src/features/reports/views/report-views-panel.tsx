import { useState } from 'react'
import { useLocation } from 'wouter'
import { reportAt, reportSearch } from '../../../parts/report/report-definition.ts'
import { SaveViewForm } from '../../../parts/views/save-view-form.tsx'
import { ShareForm } from '../../../parts/views/share-form.tsx'
import { t as said } from '../../../parts/views/views.messages.ts'
import styles from '../../../parts/views/views-panel.module.css'
import type { PanelProps } from '../../../ui/tool/panel.ts'
import { EditView } from './edit-view.tsx'
import { t } from './report-views.messages.ts'
import { type ReportView, useReportViews } from './use-report-views.ts'
import { ViewRow } from './view-row.tsx'

/** Saved views of a report: to open, keep, share by name, role or link, edit and delete. */
export function Panel({ onClose }: PanelProps) {
  const [path, navigate] = useLocation()
  const report = reportAt(path)
  const all = useReportViews(report)
  const [sharing, setSharing] = useState<ReportView>()
  const [editing, setEditing] = useState<ReportView>()
  const close = () => {
    setSharing(undefined)
    setEditing(undefined)
  }
  if (sharing) {
    const { name, sharedWith } = sharing
    return <ShareForm name={name} before={sharedWith} share={(ids) => all.share(sharing, ids)} onClose={close} />
  }
  if (editing) return <EditView view={editing} views={all} onClose={close} />
  const { views, isOwn } = all
  const [own, others] = [views?.filter(isOwn) ?? [], views?.filter((view) => !isOwn(view)) ?? []]
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
      <SaveViewForm search={all.shown} onSave={all.save} />
    </div>
  )
}
