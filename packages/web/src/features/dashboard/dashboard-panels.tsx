import { dayAt, formatPeriod, type Period } from '@lineboard/sdk'
import { useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { saveAndNotify } from '../../data/save-ui-settings.ts'
import { PeriodChooser } from '../../shared/period/period-chooser.tsx'
import { timeZone } from '../../state/dates.ts'
import { isRefused } from '../../state/may.ts'
import { useSession } from '../../state/session.ts'
import { uiSettings } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SortableList } from '../../ui/sortable-list.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import styles from './arrange-dialog.module.css'
import { t } from './dashboard.messages.ts'
import { useAskedDashboard, useParameters } from './dashboard-address.ts'
import { asksOf, canBeTall, chosenOf, placedWidgets, usualWidgets } from './dashboard-widgets.ts'

export { pictureFacts } from '../../shared/report/picture-facts.ts'

export { addSamples, removeSamples } from './sample-data.ts'

const sizes = [
  { name: 'wide', isWide: true, isTall: false },
  { name: 'half', isWide: false, isTall: false },
  { name: 'wideTall', isWide: true, isTall: true },
  { name: 'halfTall', isWide: false, isTall: true },
] as const

/** Every widget, shown or not: those on the dashboard first, in their order. */
function everyWidget(placed = placedWidgets(uiSettings().dashboard)) {
  const shown = placed.map((widget) => ({ ...widget, isShown: true }))
  const others = usualWidgets.filter(({ key }) => shown.every((widget) => widget.key !== key))
  return [...shown, ...others.map((widget) => ({ ...widget, isShown: false }))]
}

/** Chooses widgets, their order and size. The dashboard follows, and all screens of this person, once it is saved. */
export function ArrangeDialog({ onClose }: { onClose: () => void }) {
  const [widgets, setWidgets] = useState(() => everyWidget())
  const [isSaving, setSaving] = useState(false)
  const change = (key: string, changes: { isShown?: boolean; isWide?: boolean; isTall?: boolean }) =>
    setWidgets(widgets.map((widget) => (widget.key === key ? { ...widget, ...changes } : widget)))
  const resize = (key: string, at: number) => {
    const { isWide, isTall } = sizes[at] ?? sizes[0]
    change(key, { isWide, isTall })
  }
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
        {({ key, label, isShown, isWide, isTall }) => (
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
              value={sizes.findIndex((size) => size.isWide === isWide && size.isTall === isTall)}
              aria-label={t('size', { widget: label })}
              onChange={({ target }) => resize(key, Number(target.value))}
            >
              {sizes.map(
                ({ name, isTall: isHigher }, at) =>
                  (canBeTall(key) || !isHigher) && (
                    <option key={name} value={at}>
                      {t(name)}
                    </option>
                  ),
              )}
            </select>
          </>
        )}
      </SortableList>
    </Dialog>
  )
}

/** The choice of a period for all widgets. All time begins with the opening of the own account. */
export function PeriodPanel({ onClose, onResize }: PanelProps) {
  const { user } = useSession()
  const { period } = useAskedDashboard(new Date())
  const put = useParameters()
  const choose = (chosen: Period | undefined) => {
    const today = dayAt(Date.now(), timeZone())
    const openedAt = user?.Customer?.createdAt
    const start = openedAt ? dayAt(Date.parse(openedAt), timeZone()) : today
    onClose()
    put({ period: formatPeriod(chosen ?? { mode: 'range', start, end: today }) })
  }
  return <PeriodChooser period={period} onChoose={choose} onResize={onResize} />
}
