import { PlainState } from '../../ui/plain-state.tsx'
import { t } from '../app.messages.ts'

/** The code of a page could not be downloaded, or the page itself failed: loading anew is the way on. */
export function PageFailed() {
  const reload = { label: t('pageFailed.reload'), onPress: () => location.reload() }
  return <PlainState title={t('pageFailed.title')} text={t('pageFailed.text')} action={reload} />
}
