import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveAndNotify } from '../../data/save-ui-settings.ts'
import { isRefused } from '../../state/may.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import styles from './arrange-dialog.module.css'
import { t } from './dashboard.messages.ts'
import { asksOf, chosenOf, placedWidgets, usualWidgets } from './dashboard-widgets.ts'

/** Every widget, shown or not: those on the dashboard first, in their order. */
function everyWidget(placed = placedWidgets(uiSettings().dashboard)) {
  const shown = placed.map((widget) => ({ ...widget, isShown: true }))
  const others = usualWidgets.filter(({ key }) => shown.every((widget) => widget.key !== key))
  return [...shown, ...others.map((widget) => ({ ...widget, isShown: false }))]
}

/** Chooses widgets, their order and width. The dashboard follows, and all screens of this person, once it is saved. */
export function ArrangeDialog({ onClose }: { onClose: () => void }) {
  const [widgets, setWidgets] = useState(() => everyWidget())
  const [isSaving, setSaving] = useState(false)
  const change = (key: string, changes: { isShown?: boolean; isWide?: boolean }) =>
    setWidgets(widgets.map((widget) => (widget.key === key ? { ...widget, ...changes } : widget)))
  const order = (keys: string[]) => setWidgets(widgets.toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key)))

  const save = async () => {
    setSaving(true)
    try {
      await saveAndNotify({ dashboard: chosenOf(widgets.filter(({ isShown }) => isShown)) })
      onClose()
    } catch (error) {
      reportError(error)
      setSaving(false)
    }
  }

  // What a person may not ask for keeps its place, in case that changes.
  const items = widgets
    .filter(({ key }) => !isRefused(asksOf(key)))
    .map((widget) => ({ ...widget, label: t(`widgets.${widget.key}`) }))
  const hidden = widgets.filter(({ key }) => isRefused(asksOf(key))).map(({ key }) => key)
  return (
    <Dialog
      title={t('arrange')}
      width="wide"
      pending={isSaving}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => setWidgets(everyWidget(usualWidgets))}>{t('usual')}</Button>
          <Button onClick={onClose} disabled={isSaving}>
            {t('cancel')}
          </Button>
          <Button variant="contained" loading={isSaving} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p className={styles.hint}>{t('arrangeHint')}</p>
      <SortableList label={t('arrange')} items={items} onChange={(keys) => order([...keys, ...hidden])}>
        {({ key, label, isShown, isWide }) => (
          <>
            <label className={styles.name}>
              <input
                type="checkbox"
                checked={isShown}
                aria-label={t('show', { widget: label })}
                onChange={({ target }) => change(key, { isShown: target.checked })}
              />
              {label}
            </label>
            <select
              className={styles.width}
              value={isWide ? 'wide' : 'half'}
              aria-label={t('width', { widget: label })}
              onChange={({ target }) => change(key, { isWide: target.value === 'wide' })}
            >
              <option value="wide">{t('wide')}</option>
              <option value="half">{t('half')}</option>
            </select>
          </>
        )}
      </SortableList>
    </Dialog>
  )
}
