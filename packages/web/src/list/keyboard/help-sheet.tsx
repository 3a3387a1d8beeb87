import type { SearchKind } from '@lineboard/sdk'
import type { Resource } from '../../resource/define-resource.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useListContext } from '../list.ts'
import styles from './help-sheet.module.css'
import { t } from './keyboard.messages.ts'

interface Shortcut {
  keys: readonly string[]
  text: string
}

/** All keys that do something on a list, as far as this list and this person have a use for them. */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { resource, can } = useListContext()
  const anywhere: Shortcut[] = [
    { keys: ['/'], text: t('filter') },
    { keys: ['?'], text: t('help') },
    { keys: ['Tab'], text: t('tab') },
  ]
  const inFilter: Shortcut[] = [
    { keys: ['↓'], text: t('suggest') },
    { keys: ['Enter'], text: t('apply') },
    { keys: ['Esc'], text: t('revert') },
  ]
  const written: Shortcut[] = [
    { keys: ['word'], text: t('anyText') },
    { keys: ['key:"value"'], text: t('plain') },
    { keys: ['key:="value"', 'key:!="value"'], text: t('exact') },
    { keys: ['key:!"value"'], text: t('lacks') },
    { keys: ['key:>="5"', 'key:<="5"'], text: t('bounds') },
    { keys: ['key:=""', 'key:!=""'], text: t('presence') },
    ...examplesOf(resource),
    ...(resource.periodField ? [{ keys: ['3 PM'], text: t('time') }] : []),
  ]
  const inRows: Shortcut[] = [
    { keys: ['↑', '↓', '←', '→'], text: t('move') },
    { keys: ['Home', 'End'], text: t('ends') },
    { keys: ['Page Up', 'Page Down'], text: t('page') },
    { keys: ['Enter'], text: t('open') },
    ...(can.select ? [{ keys: ['Space'], text: t('select') }] : []),
    { keys: ['Enter'], text: t('sort') },
    { keys: ['Ctrl C'], text: t('copy') },
  ]
  const inDetails: Shortcut[] = [
    { keys: ['J', 'K'], text: t('neighbours') },
    { keys: ['Esc'], text: t('closeDetails') },
  ]
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      contentClassName={styles.content}
      isText
      actions={
        <Button onClick={onClose} autoFocus>
          {t('close')}
        </Button>
      }
    >
      <Group title={t('anywhere')} shortcuts={anywhere} />
      <Group title={t('inFilter')} shortcuts={inFilter} />
      <Group title={t('written')} shortcuts={written} />
      <Group title={t('inRows')} shortcuts={inRows} />
      {!resource.form && <Group title={t('inDetails')} shortcuts={inDetails} />}
    </Dialog>
  )
}

/** A condition of a kind that this list has, as somebody would write it. */
function examplesOf({ columns, searchable }: Resource): Shortcut[] {
  const columnOf = (kind: SearchKind) => columns.find(({ search }) => search && searchable[search]?.kind === kind)
  const chosen = columns.find(({ search, cell }) => search && cell.choices)
  const [duration, there] = [columnOf('duration'), columnOf('reference')]
  return [
    ...(chosen ? [{ keys: [`${chosen.label}:${chosen.cell.choices?.[0]?.label}`], text: t('byLabel') }] : []),
    ...(duration ? [{ keys: [`${duration.label}:>=1:30`], text: t('duration') }] : []),
    ...(there?.cell.choices ? [{ keys: [`${there.label}:yes`], text: t('there') }] : []),
  ]
}

function Group({ title, shortcuts }: { title: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {shortcuts.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
