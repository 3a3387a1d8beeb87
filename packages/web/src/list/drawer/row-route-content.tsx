import { rowRightOf } from '@lineboard/contract/permissions'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import { useMemo } from 'react'
import type { FieldValues } from 'react-hook-form'
import { mapLoaded } from '../../browser/lazy.ts'
import { navigate } from '../../browser/navigate.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { Belongings } from '../../kit/belonging/belongings.tsx'
import type { Form, Owner } from '../../kit/define-form.ts'
import { EditRowDrawer } from '../../kit/drawer/edit-row-drawer.tsx'
import { FormDrawer } from '../../kit/drawer/form-drawer.tsx'
import { RowDrawer } from '../../kit/row-drawer.tsx'
import { noteEdit } from '../../kit/rows/edited-rows.ts'
import { type FreshRow, useFreshRow } from '../../kit/rows/read-row.ts'
import { rowId, useRowName } from '../../kit/rows/row-text.ts'
import { addRow, changeRow, saveForm } from '../../kit/rows/save-row.ts'
import { useKnownForm } from '../../kit/served/known-form.ts'
import type { RowRoute } from '../../places/href.ts'
import { permissionAdminText, whyUnchangedText } from '../../places/why-unseen.ts'
import { type PendingChange, undo } from '../../state/pending-changes.ts'
import { isServed } from '../../state/served-calls.ts'
import { useSession } from '../../state/session.ts'
import { type Notice, toast, toastOfRecord } from '../../state/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { RemovalQuestion } from '../actions/removal-question.tsx'
import { t } from '../context/list.messages.ts'
import { useListCommands, useListQuery, useListRows, useListSelection } from '../context/list-provider.tsx'
import { t as undoText } from '../undo/undo.messages.ts'
import { useRemovalOf } from '../undo/use-pending.ts'
import { DetailsDrawer, RowMenuButton } from './details-drawer.tsx'

/**
 * The form of a new row with the choice of its owner, for people who add rows for every customer. A form that asks for the
 * customer itself, or whose rows belong to none, stays as it is.
 */
export function withOwner(form: Form, owner: Owner): Form {
  if (!('customerId' in form.schema.shape) || 'customerId' in form.toValues(undefined)) return form
  const { toBody, toValues } = form
  return {
    ...form,
    owner,
    toValues: (row) => ({ ...toValues(row), customerId: owner.customer?.id ?? null }),
    toBody: ({ customerId, ...values }: FieldValues, home) => ({ ...(toBody?.(values, home) ?? values), customerId }),
  }
}

/** Says that a row was saved, in its form's own words where it has any. */
function sayOfSaved(said: Promise<Notice | undefined> | undefined, usual: string, action?: Notice['action']): void {
  const plain = { severity: 'success', text: usual, action } as const
  if (said) void toastOfRecord(withAction(said, action), plain)
  else toast(plain)
}

/** What is said with a press, its own before the one that is given. */
async function withAction(said: Promise<Notice | undefined>, action: Notice['action']): Promise<Notice | undefined> {
  const notice = await said
  return notice && { ...notice, action: notice.action ?? action }
}

/** Whether a new row of the owner's staff that names no customer serves all: it is nobody's, or the owner's. */
export function servesAllWithoutCustomer(entity: string): boolean {
  const right = rowRightOf(entity)
  return right === 'customer or everybody' || right === 'customer or owner'
}

/** The form for a new row. */
export function AddDrawer({ onClose }: { onClose: () => void }) {
  const { resource, seesAll, state } = useListQuery()
  const { create, entity, model, nouns, rules } = resource
  const { hrefOf } = useListCommands()
  const form = useKnownForm(resource)
  const asks = seesAll && rules.hasCustomer
  const isForAll = servesAllWithoutCustomer(entity)
  const narrowed = asks && state.customer !== undefined ? { id: state.customer } : null
  const { data: customer, error } = useCall('Customer.findById', narrowed, { silent: true })
  const source = useMemo(
    () =>
      form && asks ? mapLoaded(form, ({ form: own }) => ({ form: withOwner(own, { customer, isForAll }) })) : form,
    [form, asks, customer, isForAll],
  )
  if (!source || !create || (narrowed && !customer && !error)) return null
  const notifySaved = (stored: object | undefined) => {
    // What was added may be more than kept, such as a menu that callers hear at once.
    const own = stored && source.peek()?.form.savedText?.(stored, undefined)
    // It may stand on another page, or not meet the filter.
    const href = stored && 'id' in stored ? hrefOf(stored) : undefined
    const action = href ? { label: t('drawer.openCreated'), run: () => navigate(href) } : undefined
    sayOfSaved(own, t('drawer.created', { noun: nouns.one }), action)
    void refresh(model)
  }
  return (
    <FormDrawer
      title={t('list.add', { noun: nouns.one })}
      source={source}
      row={undefined}
      save={async (body, saved, open) => {
        const { form: declared } = await source.load()
        const send = (typed: object, row = saved) =>
          row ? changeRow(resource, declared, row, typed) : addRow(resource, typed)
        return saveForm(declared, saved, open.values(), { body, send })
      }}
      onHalfSaved={async (saved) => {
        void refresh(model)
        return saved
      }}
      onSaved={notifySaved}
      onClose={onClose}
    />
  )
}

interface RouteRemovalProps {
  id: number
  onClose: () => void
}

/** The question whether to delete the row that the address names. */
function RouteRemoval({ id, onClose }: RouteRemovalProps) {
  const { resource } = useListQuery()
  const { rows } = useListRows()
  const { mayChange, selection, select } = useListSelection()
  const listed = rows.find((row) => rowId(row) === id)
  const { row = listed, isMissing } = useFreshRow(resource, id)
  const nameOf = useRowName(resource)
  const name = row && mayChange(row) ? nameOf(row) : undefined
  const targets = useMemo(() => (name === undefined ? [] : [{ id, name }]), [id, name])
  if (isMissing && !listed) {
    const noun = resource.nouns.one
    return (
      <RowDrawer title={t('drawer.remove', { noun })} onClose={onClose}>
        <EmptyState title={t('drawer.notFound', { noun })} />
      </RowDrawer>
    )
  }
  if (targets.length === 0) return null
  const handleRemoved = () => select([...selection.keys()].filter((each) => each !== id))
  return <RemovalQuestion resource={resource} targets={targets} onRemoved={handleRemoved} onClose={onClose} />
}

interface EditDrawerProps {
  id: number
  onClose: () => void
}

/** The form of a row; its values to read where the person may not change them. */
export function EditDrawer({ id, onClose }: EditDrawerProps) {
  const { resource } = useListQuery()
  const { can } = useListCommands()
  const { mayChange } = useListSelection()
  const noun = resource.nouns.one
  const nameOf = useRowName(resource)
  const { access, user } = useSession()
  const whyReadOnly = (row: object) => {
    const nouns = resource.nouns.other
    // Changing is no matter of a role where there is no call for it.
    if (!can.edit && !(resource.update && isServed(resource.update))) return t('drawer.notChanged', { nouns })
    if (!can.edit) return t('drawer.readOnly', { nouns, who: permissionAdminText(access) })
    return mayChange(row) ? undefined : t('drawer.readOnlyRow', { nouns })
  }
  const titleOf = (row?: object) => {
    if (!row) return t(can.edit ? 'drawer.editTitle' : 'drawer.viewTitle', { noun })
    // The menu of a person calls it so.
    if (resource.model === 'DashUser' && id === user?.id) return t('drawer.ownProfile')
    const name = nameOf(row)
    return whyReadOnly(row) === undefined ? t('row.edit', { name }) : name
  }
  const problemOf = ({ error, isMissing, retry }: FreshRow) => {
    if (error) return <ErrorState title={t('drawer.loadFailed', { noun })} error={error} onRetry={retry} />
    return isMissing ? <EmptyState title={t('drawer.notFound', { noun })} /> : undefined
  }
  const handleSaved = (said: Promise<Notice | undefined> | undefined) => {
    sayOfSaved(said, t('drawer.updated'))
    // What its form saves as a whole is an edit as well.
    noteEdit(resource.model, id)
    void refresh(resource.model)
  }
  const stripOf = (row: object) => <Belongings {...resource} row={row} />
  const toolsOf = (row: object) => <RowMenuButton row={row} />
  const parts = { titleOf, whyReadOnly, toolsOf, stripOf, problemOf }
  return <EditRowDrawer {...{ resource, id, ...parts, onClose }} onSaved={handleSaved} />
}

interface LeavingDrawerProps {
  removal: Pick<PendingChange, 'id' | 'text' | 'state'>
  onClose: () => void
}

/** A row that is being deleted, opened by Back or a link: an answer or a change would be saved, and deleted with it. */
function LeavingDrawer({ removal: { id, text, state }, onClose }: LeavingDrawerProps) {
  const noun = useListQuery().resource.nouns.one
  return (
    <RowDrawer title={text} onClose={onClose}>
      <EmptyState
        icon={<DeleteOutlined />}
        title={t('drawer.leaving', { noun })}
        text={t('drawer.leavingText')}
        // Too late once it is carried out.
        action={state === 'waiting' && <Button onClick={() => undo(id)}>{undoText('undo')}</Button>}
      />
    </RowDrawer>
  )
}

interface MayNotProps {
  what: 'add' | 'remove'
  onClose: () => void
}

/** In the place of the form for a new row, or of the question whether to delete one, for those who may not: links lead here too. */
function MayNot({ what, onClose }: MayNotProps) {
  const { resource } = useListQuery()
  const { access } = useSession()
  const { create, form, remove, removeMany, nouns } = resource
  const isOffered = what === 'add' ? create && form : remove || removeMany
  if (!isOffered) return null
  const title = what === 'add' ? t('list.add', { noun: nouns.one }) : t('drawer.remove', { noun: nouns.one })
  return (
    <RowDrawer title={title} onClose={onClose}>
      <EmptyState
        icon={<LockOutlined />}
        title={t(what === 'add' ? 'drawer.mayNotAdd' : 'drawer.mayNotRemove', { nouns: nouns.other })}
        text={access ? whyUnchangedText(resource, access) : ''}
      />
    </RowDrawer>
  )
}

interface RowRouteContentProps {
  route: RowRoute
  onClose: () => void
}

/** What the address opens over the list; the reason where this person may add nothing, nothing for what can't be. */
export function RowRouteContent({ route, onClose }: RowRouteContentProps) {
  const { can } = useListCommands()
  if (route.action === 'add') return can.add ? <AddDrawer onClose={onClose} /> : <MayNot what="add" onClose={onClose} />
  const { id, action } = route
  if (action === 'delete')
    return can.remove ? <RouteRemoval key={id} id={id} onClose={onClose} /> : <MayNot what="remove" onClose={onClose} />
  return <RowContent id={id} onClose={onClose} />
}

/** The drawer of a row. */
function RowContent({ id, onClose }: { id: number; onClose: () => void }) {
  const { resource } = useListQuery()
  const removal = useRemovalOf(resource, id)
  if (removal) return <LeavingDrawer removal={removal} onClose={onClose} />
  // Rows that can be added but never changed, such as tickets, have a form and are shown by their details.
  const isForm = resource.form && (resource.update || !resource.details)
  // One drawer for one row after the other: it stands still while they change.
  return isForm ? <EditDrawer key={id} id={id} onClose={onClose} /> : <DetailsDrawer id={id} onClose={onClose} />
}
