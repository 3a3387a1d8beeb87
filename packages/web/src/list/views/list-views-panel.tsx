import MoreVert from '@mui/icons-material/MoreVert'
import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { useEffect, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { type ListRules, parseListState } from '../../kit/list-state.ts'
import { fromDefinition, viewSearch } from '../../kit/view-search.ts'
import { periodName } from '../../shared/period/period-name.ts'
import { copyLink, fixedPeriod } from '../../shared/views/copy-link.ts'
import { sharedWithOf, unshareView } from '../../shared/views/share-body.ts'
import { ShareForm } from '../../shared/views/share-form.tsx'
import { t as said } from '../../shared/views/views.messages.ts'
import styles from '../../shared/views/views-panel.module.css'
import { useSession } from '../../state/session.ts'
import type { PanelProps } from '../../ui/tool/tool-popover.tsx'
import { unlessRepeated } from '../../ui/use-wanted.ts'
import { useListQuery } from '../context/list-provider.tsx'
import { freeName, type SavedView, type ViewRef, withName, withoutView, withView } from '../context/saved-views.ts'
import { t } from './list-views.messages.ts'
import { NameForm, SaveView } from './name-view.tsx'
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
  /** Its name on the screen. The name of `view` differs where a view that is kept has the same. */
  label: string
  /** Names that its user has for other views. */
  taken: readonly string[]
  /** Others have it, too. */
  isShared: boolean
  isNaming: boolean
  onNaming: (isNaming: boolean) => void
  onShow: () => void
  onShare: () => void
}

/** One of the own views. */
function ViewItem({ view, label, taken, isShared, isNaming, onNaming, onShow, onShare }: ViewItemProps) {
  const { resource } = useListQuery()
  const { saved, save, keep, shareAgain, search, isShown } = useViews()
  // One that is on the server alone is kept as any other from the first change on.
  const kept = withView(saved, saved.views.find(({ name }) => name === view.name) ?? view)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
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
    onNaming(false)
    if (next === '' || next === label) return
    ask('change', view, () => {
      save(withName(kept, name, next))
      shareAgain({ ...view, name: next })
    })
  }

  if (isNaming) return <NameForm name={label} taken={taken} onName={handleName} />
  return (
    <li className={styles.item} data-shown={isShown(view)}>
      <button type="button" className={styles.name} aria-current={isShown(view)} onClick={onShow}>
        {label}
        {isShared && <small>{said('isShared')}</small>}
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={t(isDefault ? 'endDefault' : 'makeDefault', { name: label })}
        title={t(isDefault ? 'endDefault' : 'makeDefault', { name: label })}
        aria-pressed={isDefault}
        onClick={() => save({ ...kept, defaultName: isDefault ? undefined : name })}
      >
        {isDefault ? <Star fontSize="inherit" /> : <StarBorder fontSize="inherit" />}
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={t('actions', { name: label })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="inherit" />
      </button>
      {anchor && (
        <Popover open anchorEl={anchor} onClose={unlessRepeated(() => setAnchor(null))} slotProps={menuPaper}>
          <MenuList dense autoFocusItem aria-label={t('actions', { name: label })}>
            <MenuItem disabled={isShown(view)} onClick={handleUpdate}>
              {t('update')}
            </MenuItem>
            <MenuItem onClick={choose(() => onNaming(true))}>{t('rename')}</MenuItem>
            <MenuItem onClick={choose(onShare)}>{t('share')}</MenuItem>
            {linksOf(view, resource.rules).map(({ label: link, search: linked }) => (
              <MenuItem key={link} onClick={choose(() => void copyLink(label, resource.href, linked))}>
                {link}
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

const ofTemplate = ({ id, name, definition }: ListTemplate, rules: ListRules): SavedView => ({
  name,
  search: fromDefinition(definition, rules),
  templateId: id,
})

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
  const { own, others, isShared } = useTemplates(resource, saved.views)
  const [sharing, setSharing] = useState<SavedView>()
  /** Key of the item whose name is being changed. */
  const [naming, setNaming] = useState<string | number>()
  const { user } = useSession()
  // A super administrator sees views that nobody has shared with them.
  const shared = others.filter(({ sharedWith = [] }) => user && sharedWith.includes(user.id))
  if (sharing) return <ShareOwnView view={sharing} onClose={() => setSharing(undefined)} />
  const show = (view: Pick<SavedView, 'search'>, ref: ViewRef) => {
    apply(view, ref)
    onClose()
  }
  const kept = saved.views.map(({ name }) => name)
  const names = [...kept, ...own.map(({ name }) => name)]
  const itemOf = (key: string | number, label: string) => ({
    label,
    taken: names.filter((name) => name !== label),
    isNaming: naming === key,
    onNaming: (isNaming: boolean) => setNaming(isNaming ? key : undefined),
  })
  return (
    <div className={styles.panel}>
      <h2>{said('mine')}</h2>
      {names.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <ul>
          {saved.views.map((view) => (
            <ViewItem
              key={view.name}
              view={view}
              {...itemOf(view.name, view.name)}
              isShared={isShared(view)}
              onShow={() => show(view, { own: view.name })}
              onShare={() => setSharing(view)}
            />
          ))}
          {own.map((template) => {
            const { id, name } = template
            const view = ofTemplate(template, resource.rules)
            return (
              <ViewItem
                key={id}
                view={{ ...view, name: freeName(name, kept) }}
                {...itemOf(id, name)}
                isShared={isShared(view)}
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
      {/* One name is typed at a time, and one button saves it. */}
      {naming === undefined && <SaveView own={own.map((template) => ofTemplate(template, resource.rules))} />}
    </div>
  )
}
