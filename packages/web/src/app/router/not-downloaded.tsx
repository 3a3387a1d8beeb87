import { PlainState } from '../../ui/plain-state.tsx'
import { t } from '../app.messages.ts'

/** The code of a page could not be downloaded: loading anew is the way on. */
export function NotDownloaded() {
  const reload = { label: t('notDownloaded.reload'), onPress: () => location.reload() }
  return <PlainState title={t('notDownloaded.title')} text={t('notDownloaded.text')} action={reload} />
}
