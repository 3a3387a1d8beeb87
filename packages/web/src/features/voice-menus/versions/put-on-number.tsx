import { isFault } from '@lineboard/sdk/call-flow'
import Alert from '@mui/material/Alert'
import useSWR from 'swr'
import { useLocation } from 'wouter'
import { reportError } from '../../../data/report-error.ts'
import { kept } from '../../../data/use-answer.ts'
import { routingPanels } from '../../../kit/entities/saved-routing.ts'
import type { RelationOption } from '../../../kit/form/relation-option.ts'
import { ReassignDialog } from '../../../kit/reassign/reassign-dialog.tsx'
import { hrefOf } from '../../../places/href.ts'
import { useMay } from '../../../state/may.ts'
import { toast } from '../../../state/toasts.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { publishMenu } from './publish-menu.ts'
import { PublishNotice, useContentChecks } from './publish-notice.tsx'
import { usePublishing } from './publish-question.tsx'
import { t } from './put-on-number.messages.ts'
import type { OpenedMenu } from './revisions.ts'
import { useVersions } from './version-list.tsx'
import styles from './versions.module.css'

type Menu = Pick<OpenedMenu, 'id' | 'name' | 'customerId' | 'status'>

/** Which ways of putting the menu on a number are offered. */
type Ways = 'published' | 'draft' | 'draft only'

interface EffectProps {
  menu: Menu
  number: RelationOption
  ways: Ways
}

/** Says where calls to a number go now, and after each press; nothing where the server does not say it. */
function Effect({ menu, number, ways }: EffectProps) {
  const read = async () => (await routingPanels.load()).menuThen(menu, number.id)
  const { data: then } = useSWR(['OpNumber.menuThen', menu.id, number.id], read, kept)
  if (!then) return null
  return (
    <Alert severity={ways === 'published' ? 'info' : 'warning'} role="status" className={styles.apart}>
      <div>{t('goes', { number: number.text })}</div>
      <ul className={styles.differences}>
        <li>
          <Unbroken>{t('now', { place: then.now })}</Unbroken>
        </li>
        {ways === 'draft' && (
          <li>
            <Unbroken>{t('publishedToo', { place: then.published })}</Unbroken>
          </li>
        )}
        <li>
          <Unbroken>{t(ways === 'published' ? 'put' : 'onlyPut', { place: then.put })}</Unbroken>
        </li>
      </ul>
    </Alert>
  )
}

interface PutOnNumberProps {
  row: Menu
  /** The form of the menu is open below, with or without changes that are not saved: publishing closes it. */
  form?: 'open' | 'changed'
  onClose: () => void
}

/**
 * Chooses a tracking number whose calls come to a voice menu; the routing action between them is added automatically. A draft, which
 * nobody would hear there, is published with it.
 */
export function PutOnNumber({ row, form, onClose }: PutOnNumberProps) {
  const { versions } = useVersions(row)
  const checked = useContentChecks(row, versions?.content)
  const { start, isBusy, problem, question } = usePublishing()
  const mayPublish = useMay('Ivr.replaceById')
  const [, navigate] = useLocation()
  const { status } = versions?.live ?? row
  const isDraft = status === 'draft'
  const isBlocked = checked?.findings.some(isFault) === true
  const canPublish = isDraft && mayPublish && versions !== undefined && !isBlocked && form !== 'changed'
  const put = async (numberId: number) => (await routingPanels.load()).putMenuOn(row, numberId)
  const publish = async (numberId: number, anyway: boolean) => {
    if (!versions) return
    const { content, revisions } = versions
    await publishMenu({ menuId: row.id, content, base: content, last: revisions.at(-1), anyway })
    toast({ severity: 'success', text: t('done') })
    onClose()
    if (form) navigate(hrefOf('voiceMenus'))
    await put(numberId).catch(reportError)
  }
  const main = canPublish
    ? {
        label: t('publish'),
        pending: isBusy,
        problem,
        run: ({ id }: RelationOption) => start((anyway) => publish(id, anyway)),
      }
    : undefined
  const ways = canPublish ? 'draft' : isDraft ? 'draft only' : 'published'
  return (
    <>
      <ReassignDialog
        title={t('title', { name: row.name })}
        label={t('number')}
        list="OpNumber.find"
        textField="tracking_number"
        isPhone
        alsoField="description"
        where={{ customerId: row.customerId, status: { inq: ['active', 'paused'] } }}
        confirmLabel={t(isDraft ? 'only' : 'confirm')}
        main={main}
        about={(number) => <Effect menu={row} {...{ number, ways }} />}
        onClose={onClose}
        onChoose={({ id }) => void put(id).catch(reportError)}
      >
        <p>
          {t(isDraft ? 'draft' : 'published')} {!isDraft && versions?.draft && `${t('besideDraft')} `}
          {t('action')}
        </p>
        {isDraft && form === 'changed' && <p>{t('unsaved')}</p>}
        {isDraft && mayPublish && checked && (
          <div className={styles.apart}>
            <PublishNotice {...checked} isHeard={false} />
          </div>
        )}
      </ReassignDialog>
      {question}
    </>
  )
}
