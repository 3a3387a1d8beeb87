import { TemplateInputNameMaxLength } from '@lineboard/contract/limits'
import MoreVert from '@mui/icons-material/MoreVert'
import Star from '@mui/icons-material/Star'
import StarBorder from '@mui/icons-material/StarBorder'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import Popover from '@mui/material/Popover'
import { type FormEvent, useRef, useState } from 'react'
import { reportError } from '../../data/report-error.ts'
import { copyLink } from '../../shared/views/copy-link.ts'
import { t as said } from '../../shared/views/views.messages.ts'
import styles from '../../shared/views/views-panel.module.css'
import { unlessRepeated } from '../../ui/use-wanted.ts'
import { useListQuery } from '../context/list-provider.tsx'
import { type SavedView, withName, withoutView } from '../context/saved-views.ts'
import { t } from './list-views.messages.ts'
import { unshareView } from './share-view.ts'
import { useSavedViewQuestion, useViews } from './use-views.ts'

const menuPaper = { paper: { className: styles.menu ?? '' } }

interface ViewItemProps {
  view: SavedView
  onShow: () => void
  onShare: () => void
}

/** One of the own views. */
export function ViewItem({ view, onShow, onShare }: ViewItemProps) {
  const { resource } = useListQuery()
  const { saved, save, keep, shareAgain, search, isShown } = useViews()
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
      save(withName(saved, name, next))
      shareAgain({ ...view, name: next })
    })
  }

  if (isNaming) return <NameForm name={name} onName={handleName} />
  return (
    <li className={styles.item} data-shown={isShown(view)}>
      <button type="button" className={styles.name} aria-current={isShown(view)} onClick={onShow}>
        {name}
        {view.templateId !== undefined && <small>{said('isShared')}</small>}
      </button>
      <button
        type="button"
        className={styles.icon}
        aria-label={t(isDefault ? 'endDefault' : 'makeDefault', { name })}
        title={t(isDefault ? 'endDefault' : 'makeDefault', { name })}
        aria-pressed={isDefault}
        onClick={() => save({ ...saved, defaultName: isDefault ? undefined : name })}
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
            <MenuItem onClick={choose(() => void copyLink(name, resource.href, view.search))}>{t('copyLink')}</MenuItem>
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
      </form>
    </li>
  )
}
