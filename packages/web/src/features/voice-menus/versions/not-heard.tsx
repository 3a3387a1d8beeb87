import { isFault } from '@lineboard/sdk/call-flow'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { publishMenu, sayPublished } from './publish-menu.ts'
import { PublishNotice, useContentChecks } from './publish-notice.tsx'
import { usePublishing } from './publish-question.tsx'
import type { Versions } from './version-list.tsx'
import { t } from './versions.messages.ts'
import styles from './versions.module.css'

interface NotHeardProps {
  versions: Versions
  /** Waits for a publication, and shows nothing of it meanwhile. */
  whilePublishing: (run: Promise<unknown>) => Promise<void>
  onChanged: () => void
}

/** Says of a menu that nobody hears it, and publishes it. */
export function NotHeard({ versions, whilePublishing, onChanged }: NotHeardProps) {
  const { live, content, revisions, entries } = versions
  const checked = useContentChecks(live, content)
  const { start, isBusy, problem, question } = usePublishing()
  const isBlocked = checked?.findings.some(isFault) === true
  const publish = async (anyway: boolean) => {
    const last = revisions.at(-1)
    await whilePublishing(publishMenu({ menuId: live.id, content, base: content, last, anyway }))
    await sayPublished(live)
    onChanged()
  }
  return (
    <section className={styles.part}>
      <h3>{t('draft')}</h3>
      <p>{t(entries.length > 0 ? 'heardNoMore' : 'notHeard')}</p>
      {checked && <PublishNotice {...checked} isHeard={false} />}
      <div className={styles.buttons}>
        <Button variant={isBlocked ? 'outlined' : 'contained'} loading={isBusy} onClick={() => start(publish)}>
          {t('publish')}
        </Button>
      </div>
      <Problem text={problem} />
      {question}
    </section>
  )
}
