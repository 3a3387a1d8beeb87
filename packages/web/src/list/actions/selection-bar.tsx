import { iterate } from '@lineboard/sdk'
import Close from '@mui/icons-material/Close'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import { useEffect, useRef, useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { watchedApi } from '../../data/other-clients.ts'
import { reportError } from '../../data/report-error.ts'
import type { SelectionAction, SelectionDialogModule } from '../../kit/actions/action.ts'
import type { Resource } from '../../kit/define-resource.ts'
import type { Target } from '../../kit/row-result.ts'
import { callByName, rowsOf } from '../../kit/rows/calls-by-name.ts'
import { rowId } from '../../kit/rows/row-text.ts'
import { Button } from '../../ui/button.tsx'
import { useWanted } from '../../ui/use-wanted.ts'
import { useListCommands, useListQuery, useListRows, useListSelection } from '../context/list-provider.tsx'
import { t } from './bulk.messages.ts'
import { selectionActions } from './row-actions.ts'
import styles from './selection-bar.module.css'

interface ReadOptions {
  signal: AbortSignal
  /** Hears how many rows have come. */
  onProgress: (done: number) => void
}

/** Id and name of every row a list's conditions are met by, on all pages. Throws what the call throws. */
export async function readMatching(
  { list, lead, include, mayChange }: Pick<Resource, 'list' | 'lead' | 'include' | 'mayChange'>,
  where: object,
  { signal, onProgress }: ReadOptions,
): Promise<object[]> {
  const client = watchedApi()
  const source = {
    find: async ({ filter }: { filter: object }) => {
      // The name of a row may be that of a relation, and its owner any of its fields: both come only with the whole row.
      const isOwn = !lead.field.includes('.') && !mayChange
      const asked = isOwn ? { ...filter, fields: [...new Set(['id', lead.field])] } : { ...filter, include }
      return rowsOf(await callByName(list, { filter: asked }, { signal, client }))
    },
  }
  const walk = iterate<Record<string, unknown>>(
    { find: async (args) => (await source.find(args)).map((row) => ({ ...row })) },
    { key: 'id', where },
  )
  const rows: object[] = []
  for await (const row of walk) {
    rows.push(row)
    if (rows.length % 100 === 0) onProgress(rows.length)
  }
  return rows
}

/** Once a whole page is selected: the way to select what matches on all the others too. */
function SelectMatching() {
  const { resource, state, filter, where } = useListQuery()
  const { rows, count } = useListRows()
  const { mayChange, selection, select } = useListSelection()
  const [done, setDone] = useState<number>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])

  const selectable = rows.filter(mayChange)
  const isPageSelected = selectable.length > 0 && selectable.every((row) => selection.has(rowId(row)))
  const isMore = count === undefined ? rows.length >= state.pageSize : count > selection.size

  const collect = async () => {
    const controller = new AbortController()
    stop.current = controller
    setDone(0)
    try {
      const matching = await readMatching(resource, where, { signal: controller.signal, onProgress: setDone })
      const all = matching.filter(mayChange)
      if (!controller.signal.aborted) {
        select(all.map(rowId), all)
      }
    } catch (error) {
      if (!controller.signal.aborted) reportError(error)
    } finally {
      setDone(undefined)
    }
  }

  if (done !== undefined) {
    return (
      <span className={styles.matching} role="status">
        {t('collecting', { done })}
        <Button size="small" color="inherit" onClick={() => stop.current?.abort()}>
          {t('stop')}
        </Button>
      </span>
    )
  }
  // Of a condition that is not understood nobody knows what it would match: all rows are not meant.
  if (!isPageSelected || !isMore || filter.errors.length > 0) return null
  return (
    <span className={styles.matching}>
      <span className={styles.all}>{t('pageSelected', { count: selectable.length })}</span>
      <Button size="small" onClick={() => void collect()}>
        {count === undefined ? t('selectRest') : t('selectMatching', { count })}
      </Button>
    </span>
  )
}

const dialog = loadOnce(() => import('./bulk-edit-dialog.tsx'))

/** Changes several fields of the selected rows, where the form has fields for that. */
function BulkEditButton({ source }: { source: NonNullable<Resource['form']> }) {
  const { resource } = useListQuery()
  const { selection } = useListSelection()
  const [isOpen, setOpen] = useState(false)
  const value = useWanted(source)
  if (!value?.form.bulk?.length) return null
  const targets = [...selection].map(([id, name]) => ({ id, name }))
  return (
    <>
      <Button className={styles.button ?? ''} size="small" startIcon={<EditOutlined />} onClick={() => setOpen(true)}>
        {t('edit')}
      </Button>
      {isOpen && <Dialog source={source} resource={resource} targets={targets} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = Parameters<NonNullable<ReturnType<typeof dialog.peek>>['KnownBulkEdit']>[0]

function Dialog(props: DialogProps) {
  const value = useWanted(dialog)
  return value ? <value.KnownBulkEdit {...props} /> : null
}

/** What can be done with the selected rows. */
export function SelectionBar() {
  const { can, may } = useListCommands()
  const { resource } = useListQuery()
  const { selection, select, askRemoveSelected } = useListSelection()
  const { rows } = useListRows()
  const targets = [...selection].map(([id, name]) => ({ id, name }))
  const known = rows.filter((row) => selection.has(rowId(row)))
  // Of rows on other pages nobody knows here.
  const isSensible = ({ isAllowed }: SelectionAction) =>
    !isAllowed || known.length < selection.size || known.some(isAllowed)
  return (
    <>
      {can.edit && resource.form && <BulkEditButton source={resource.form} />}
      {selectionActions({ resource, may })
        .filter(isSensible)
        .map((action) => (
          <SelectionButton key={action.id} action={action} targets={targets} />
        ))}
      {can.remove && (
        <Button
          className={styles.button ?? ''}
          size="small"
          color="error"
          startIcon={<DeleteOutlined />}
          onClick={askRemoveSelected}
        >
          {t('remove')}
        </Button>
      )}
      <Button
        className={styles.button ?? ''}
        size="small"
        color="inherit"
        startIcon={<Close />}
        onClick={() => select([])}
      >
        {t('clear')}
      </Button>
      <SelectMatching />
    </>
  )
}

interface SelectionButtonProps {
  action: SelectionAction
  targets: readonly Target[]
}

function SelectionButton({ action, targets }: SelectionButtonProps) {
  const [dialog, setDialog] = useState<LoadOnce<SelectionDialogModule>>()
  const choose = async () => {
    if (action.dialog) return setDialog(loadOnce(() => action.dialog()))
    try {
      await action.run(targets)
    } catch (error) {
      reportError(error)
    }
  }
  return (
    <>
      <Button
        className={styles.button ?? ''}
        size="small"
        startIcon={action.icon && <action.icon />}
        onClick={() => void choose()}
      >
        {action.label}
      </Button>
      {dialog && <SelectionDialog source={dialog} targets={targets} onClose={() => setDialog(undefined)} />}
    </>
  )
}

interface SelectionDialogProps {
  source: LoadOnce<SelectionDialogModule>
  targets: readonly Target[]
  onClose: () => void
}

function SelectionDialog({ source, ...props }: SelectionDialogProps) {
  const value = useWanted(source)
  return value ? <value.SelectionDialog {...props} /> : null
}
