import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import MoreVert from '@mui/icons-material/MoreVert'
import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { type ListRules, parseListState } from '../../kit/list-state.ts'
import { fromDefinition, viewSearch } from '../../kit/view-search.ts'
import { periodName } from '../../shared/period/period-name.ts'
import { copyLink, fixedPeriod } from '../../shared/views/copy-link.ts'
import { SaveViewForm } from '../../shared/views/save-view-form.tsx'
import { sharedWithOf, unshareView } from '../../shared/views/share-body.ts'
import { ShareForm } from '../../shared/views/share-form.tsx'
import { t as said } from '../../shared/views/views.messages.ts'
import styles from '../../shared/views/views-panel.module.css'
import { useSession } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { unlessRepeated } from '../../ui/use-wanted.ts'
import { useListQuery } from '../context/list-provider.tsx'
import { type SavedView, type ViewRef, withName, withoutView, withView } from '../context/saved-views.ts'
import { freeName } from './changed-view.tsx'
import { t } from './list-views.messages.ts'
import { type ListTemplate, shareView, useTemplates } from './share-view.ts'
import { useSavedViewQuestion, useViews } from './use-views.ts'

const menuPaper = { paper: { className: styles.menu ?? '' } }

/** The links to a view: one whose period moves on is of the period by name, or of its days as they are now. */
export function linksOf({ search }: Pick<SavedView, 'search'>, rules: ListRules): { label: string; search: string }[] {
  const state = parseListState(search, rules)
  const { period } = state
  const fixed = fixedPeriod(period)
  if (!period || !fixed) return [{ label: t('copyLink'), search }]
  return [
    { label: said('copyMoving', { period: periodName(period) }), search },
    { label: said('copyFixed', { period: periodName(fixed) }), search: viewSearch({ ...state, period: fixed }, rules) },
  ]
}

interface ViewItemProps {
  view: SavedView
  /** Others have it, too. @default whether it is on the server */
  isShared?: boolean
  onShow: () => void
  onShare: () => void
}

/** One of the own views. */
function ViewItem({ view, isShared = view.templateId !== undefined, onShow, onShare }: ViewItemProps) {
  const { resource } = useListQuery()
  const { saved, save, keep, shareAgain, search, isShown } = useViews()
  // One that is on the server alone is kept as any other from the first change on.
  const kept = withView(saved, saved.views.find(({ name }) => name === view.name) ?? view)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isNaming, setNaming] = useState(false)
  const { ask, question } = useSavedViewQuestion()
  const { name } = view
  const isDefault = saved.defaultName === name

  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  const handleUpdate = choose(() => ask('change', view, () => keep({ ...view, search })))
  const handleRemove = choose(() =>
    ask('remove', view, () => {
      save(withoutView(saved, name))
      unshareView(view).catch(reportError)
    }),
  )
  const handleName = (next: string) => {
    setNaming(false)
    if (next === '' || saved.views.some((each) => each.name === next)) return
    ask('change', view, () => {
      save(withName(kept, name, next))
      shareAgain({ ...view, name: next })
    })
  }

  if (isNaming) return <NameForm name={name} onName={handleName} />
  return (
    <li className={styles.item} data-shown={isShown(view)}>
      <button type="button" className={styles.name} aria-current={isShown(view)} onClick={onShow}>
        {name}
        {isShared && <small>{said('isShared')}</small>}
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={t(isDefault ? 'endDefault' : 'makeDefault', { name })}
        title={t(isDefault ? 'endDefault' : 'makeDefault', { name })}
        aria-pressed={isDefault}
        onClick={() => save({ ...kept, defaultName: isDefault ? undefined : name })}
      >
        {isDefault ? <Star fontSize="inherit" /> : <StarBorder fontSize="inherit" />}
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('actions', { name })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="inherit" />
      </button>
      {anchor && (
        <Popover open anchorEl={anchor} onClose={unlessRepeated(() => setAnchor(null))} slotProps={menuPaper}>
          <MenuList dense autoFocusItem aria-label={t('actions', { name })}>
            <MenuItem disabled={isShown(view)} onClick={handleUpdate}>
              {t('update')}
            </MenuItem>
            <MenuItem onClick={choose(() => setNaming(true))}>{t('rename')}</MenuItem>
            <MenuItem onClick={choose(onShare)}>{t('share')}</MenuItem>
            {linksOf(view, resource.rules).map(({ label, search: linked }) => (
              <MenuItem key={label} onClick={choose(() => void copyLink(name, resource.href, linked))}>
                {label}
              </MenuItem>
            ))}
            <MenuItem onClick={handleRemove}>{t('remove')}</MenuItem>
          </MenuList>
        </Popover>
      )}
      {question}
    </li>
  )
}

function NameForm({ name, onName }: { name: string; onName: (next: string) => void }) {
  const [text, setText] = useState(name)
  const isNamed = useRef(false)
  const finish = () => {
    if (isNamed.current) return
    isNamed.current = true
    onName(text.trim())
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The field goes away: keys, such as Escape, must still find the panel. The field is left by that, which is to finish.
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    finish()
  }
  return (
    <li>
      <form className={styles.line} onSubmit={handleSubmit}>
        {/* The field takes the place of what was pressed. */}
        <input
          ref={(field) => field?.focus()}
          aria-label={t('name')}
          value={text}
          maxLength={TemplateInputNameMaxLength}
          onChange={(event) => setText(event.target.value)}
          onBlur={finish}
        />
        <Button type="submit" size="small" variant="contained">
          {said('save')}
        </Button>
      </form>
    </li>
  )
}

/** Keeps what the list shows under a name, in the place of a view that has it. */
function SaveView() {
  const { change } = useListQuery()
  const { saved, save, search } = useViews()
  const viewOf = (name: string) => saved.views.find((view) => view.name === name)
  const keep = (name: string) => {
    save(withView(saved, { ...viewOf(name), name, search }))
    change({}, { replace: true, view: { own: name } })
    return true
  }
  return <SaveViewForm search={search} onSave={keep} noteOf={(name) => viewOf(name) && t('taken')} />
}

/** With whom one's own view of a list is shared. */
function ShareOwnView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const { resource } = useListQuery()
  const { saved, save } = useViews()
  const [before, setBefore] = useState<readonly number[]>()
  useEffect(() => {
    sharedWithOf(view.templateId).then(setBefore, (failure) => {
      reportError(failure)
      setBefore([])
    })
  }, [view.templateId])
  const share = async (ids: number[]) => save(withView(saved, await shareView(resource, view, ids)))
  return <ShareForm name={view.name} before={before} share={share} onClose={onClose} />
}

interface TemplateItemProps {
  template: ListTemplate
  rules: ListRules
  onShow: (view: { search: string }, ref: ViewRef) => void
}

/** A view that is on the server alone. */
const TemplateItem = ({ template: { id, name, definition }, rules, onShow }: TemplateItemProps) => (
  <li className={styles.item}>
    <button
      type="button"
      className={styles.name}
      onClick={() => onShow({ search: fromDefinition(definition, rules) }, { shared: id })}
    >
      {name}
    </button>
  </li>
)

interface TemplateItemsProps extends Omit<TemplateItemProps, 'template'> {
  title: string
  templates: readonly ListTemplate[]
}

/** Views that are on the server alone, under a heading; nothing where there are none. */
const TemplateItems = ({ title, templates, ...rest }: TemplateItemsProps) =>
  templates.length > 0 && (
    <>
      <h2>{title}</h2>
      <ul>
        {templates.map((each) => (
          <TemplateItem key={each.id} template={each} {...rest} />
        ))}
      </ul>
    </>
  )

/** The views one has of this list: to show, keep, name, share and delete. */
export function Panel({ onClose }: PanelProps) {
  const { resource } = useListQuery()
  const { saved, apply } = useViews()
  const { own, others } = useTemplates(resource, saved.views)
  const [sharing, setSharing] = useState<SavedView>()
  const { user } = useSession()
  // A super administrator sees views that nobody has shared with them.
  const shared = others.filter(({ sharedWith = [] }) => user && sharedWith.includes(user.id))
  if (sharing) return <ShareOwnView view={sharing} onClose={() => setSharing(undefined)} />
  const show = (view: Pick<SavedView, 'search'>, ref: ViewRef) => {
    apply(view, ref)
    onClose()
  }
  return (
    <div className={styles.panel}>
      <h2>{said('mine')}</h2>
      {saved.views.length + own.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul>
          {saved.views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              onShow={() => show(view, { own: view.name })}
              onShare={() => setSharing(view)}
            />
          ))}
          {own.map(({ id, name, definition, sharedWith = [] }) => {
            const names = saved.views.map((each) => each.name)
            const view = {
              name: freeName(name, names),
              search: fromDefinition(definition, resource.rules),
              templateId: id,
            }
            return (
              <ViewItem
                key={id}
                view={view}
                isShared={sharedWith.length > 0}
                onShow={() => show(view, { shared: id })}
                onShare={() => setSharing(view)}
              />
            )
          })}
        </ul>
      )}
      <TemplateItems title={said('shared')} templates={shared} rules={resource.rules} onShow={show} />
      <TemplateItems
        title={said('ofOthers')}
        templates={others.filter((each) => !shared.includes(each))}
        rules={resource.rules}
        onShow={show}
      />
      <SaveView />
    </div>
  )
}
