import type { components } from '@lineboard/contract'
import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import { merge } from '@lineboard/sdk'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../../data/client.ts'
import { reportError } from '../../data/report-error.ts'
import { saveUiSettings } from '../../data/save-ui-settings.ts'
import { refresh, useCall } from '../../data/use-call.ts'
import { toDefinition } from '../../kit/view-search.ts'
import { hrefOf } from '../../places/href.ts'
import { placeOfPath } from '../../places/place.ts'
import { titleOf } from '../../places/title-of.ts'
import {
  keptViews,
  readViews,
  type SavedView,
  type SavedViews,
  viewsKey,
  withName,
  withoutView,
  withView,
} from '../../shared/views/kept-views.ts'
import { shareBody } from '../../shared/views/share-body.ts'
import { ShareForm } from '../../shared/views/share-form.tsx'
import { useSession } from '../../state/session.ts'
import { uiSettings, useUiSettings } from '../../state/ui-settings-store.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { PlainField } from '../../ui/plain-field.tsx'
import { RoundButton } from '../../ui/round-button.tsx'
import styles from './own-views.module.css'
import { t } from './templates.messages.ts'

type Template = components['schemas']['Template']

/** A view that a person keeps of the list at a path. */
interface OwnView {
  path: string
  view: SavedView
}

const viewsOf = (path: string): SavedViews => readViews(uiSettings().lists?.[viewsKey(path)])

const keep = (path: string, views: SavedViews) => saveUiSettings({ lists: { [viewsKey(path)]: views } })

interface NameDialogProps {
  name: string
  /** Why it can't have this name; undefined where it can. */
  problemOf: (name: string) => string | undefined
  /** Throws what the calls throw. */
  onName: (name: string) => Promise<unknown>
  onClose: () => void
}

function NameDialog({ name, problemOf, onName, onClose }: NameDialogProps) {
  const [text, setText] = useState(name)
  const [isBusy, setBusy] = useState(false)
  const formId = useId()
  const next = text.trim()
  const problem = next === name ? undefined : problemOf(next)
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (next === '' || problem || isBusy) return
    setBusy(true)
    try {
      if (next !== name) await onName(next)
      onClose()
    } catch (failure) {
      reportError(failure)
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('renameTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="contained" loading={isBusy} disabled={next === ''}>
            {t('rename')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(event)}>
        <PlainField
          label={t('name')}
          value={text}
          maxLength={TemplateInputNameMaxLength}
          error={problem}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  )
}

/** Why a person's view of a list or report can't have a name: another of theirs has it, here or on the server. */
function useTakenIn(resource: string, userId: number | undefined) {
  const { user } = useSession()
  const asked = userId === undefined ? null : { filter: { where: { resource, userId } } }
  const { data = [] } = useCall('Template.find', asked, { silent: true })
  const kept = userId === user?.id ? viewsOf(resource).views : []
  return (next: string) => ([...kept, ...data].some(({ name }) => name === next) ? t('taken') : undefined)
}

function RenameOwnDialog({ path, view: { name }, onClose }: OwnView & { onClose: () => void }) {
  const { user } = useSession()
  const problemOf = useTakenIn(path, user?.id)
  const rename = (next: string) => keep(path, withName(viewsOf(path), name, next))
  return <NameDialog name={name} problemOf={problemOf} onName={rename} onClose={onClose} />
}

/** With whom a view is shared, and with whom it is to be. */
function ShareDialog({ path, view, onClose }: OwnView & { onClose: () => void }) {
  const body = { name: view.name, kind: 'list' as const, resource: path, definition: toDefinition(view.search) }
  const share = async (ids: number[]) => {
    const shared = await shareBody(body, view, ids)
    await keep(path, withView(viewsOf(path), shared))
    await refresh('Template')
  }
  return (
    <Dialog title={t('shareTitle', { name: view.name })} onClose={onClose}>
      <div className={styles.share}>
        <ShareForm name={view.name} before={[]} share={share} onClose={onClose} />
      </div>
    </Dialog>
  )
}

/** One of the views that nobody else has. */
function OwnItem({ path, view, title, href }: OwnView & { title: string; href: string }) {
  const [doing, setDoing] = useState<'rename' | 'share' | 'remove'>()
  const close = () => setDoing(undefined)
  const { name } = view
  const remove = () => {
    close()
    keep(path, withoutView(viewsOf(path), name)).catch(reportError)
  }
  return (
    <li>
      <PlaceLink href={href}>{name}</PlaceLink>
      <span>{title}</span>
      <RoundButton size="small" label={t('renameOf', { name })} onClick={() => setDoing('rename')}>
        <EditOutlined fontSize="small" />
      </RoundButton>
      <RoundButton size="small" label={t('shareOf', { name })} onClick={() => setDoing('share')}>
        <ShareOutlined fontSize="small" />
      </RoundButton>
      <RoundButton size="small" label={t('removeOf', { name })} onClick={() => setDoing('remove')}>
        <DeleteOutlined fontSize="small" />
      </RoundButton>
      {doing === 'rename' && <RenameOwnDialog path={path} view={view} onClose={close} />}
      {doing === 'share' && <ShareDialog path={path} view={view} onClose={close} />}
      <ConfirmDialog
        open={doing === 'remove'}
        title={t('removeTitle', { name })}
        confirmLabel={t('remove')}
        destructive
        onClose={close}
        onConfirm={remove}
      >
        {t('removeText', { list: title })}
      </ConfirmDialog>
    </li>
  )
}

/** The views that a person keeps for themselves, which are on no server's list: those that are shared stand below. */
export function Banner() {
  const titleId = useId()
  const own = keptViews(useUiSettings().lists).flatMap(({ path, view }) => {
    const place = view.templateId === undefined ? placeOfPath(path) : undefined
    return place ? [{ place, path, view }] : []
  })
  if (own.length === 0) return null
  return (
    <section className={styles.own} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('own', { count: own.length })}</h2>
      <ul>
        {own.map(({ place, path, view }) => (
          <OwnItem
            key={`${place} ${view.name}`}
            path={path}
            view={view}
            title={titleOf(place)}
            href={hrefOf(place, {}, new URLSearchParams(view.search))}
          />
        ))}
      </ul>
    </section>
  )
}

interface RowDialogProps {
  row: Template
  onClose: () => void
}

/** Gives a shared view another name, for everybody who has it, and where its owner keeps it. */
export function RenameViewDialog({ row: { id, name, resource, userId }, onClose }: RowDialogProps) {
  const problemOf = useTakenIn(resource, userId)
  const rename = async (next: string) => {
    await merge(api().Template, id, { name: next })
    const held = keptViews(uiSettings().lists).find(({ view }) => view.templateId === id)
    if (held) await keep(held.path, withName(viewsOf(held.path), held.view.name, next))
    await refresh('Template')
  }
  return <NameDialog name={name} problemOf={problemOf} onName={rename} onClose={onClose} />
}

/** With whom a view is shared that is on the server. */
export function ShareViewDialog({ row: { id, name, sharedWith = [] }, onClose }: RowDialogProps) {
  const share = async (ids: number[]) => {
    await api().Template.shareTemplate({ body: { id, sharedWith: ids } })
    await refresh('Template')
  }
  return (
    <Dialog title={t('shareTitle', { name })} onClose={onClose}>
      <div className={styles.share}>
        <ShareForm name={name} before={sharedWith} share={share} onClose={onClose} />
      </div>
    </Dialog>
  )
}
