import { useEffect } from 'react'
import { useIsOnline } from '../../browser/events.ts'
import { isUnsaved } from '../../state/unsaved.ts'
import { PlainState } from '../../ui/plain-state.tsx'
import { t } from '../app.messages.ts'
import { isOutdated } from '../version/is-outdated.ts'

/**
 * The code of a page could not be downloaded: loading anew is the way on. It does so by itself where the code has gone with an older version of the app, and
 * once the network is back; not while something typed is not saved.
 */
export function NotDownloaded() {
  const isOnline = useIsOnline()
  const isHeld = isUnsaved()
  useEffect(() => {
    if (!isOnline || isHeld) return
    let isShown = true
    // Never twice for the same version: the page that comes is of the one that is installed.
    void isOutdated().then((isOld) => isShown && isOld && location.reload())
    return () => {
      isShown = false
    }
  }, [isOnline, isHeld])
  useEffect(() => {
    if (isOnline || isHeld) return
    const handleOnline = () => location.reload()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [isOnline, isHeld])
  const reload = { label: t('notDownloaded.reload'), onPress: () => location.reload() }
  const text = isHeld ? 'notDownloaded.unsaved' : isOnline ? 'notDownloaded.text' : 'notDownloaded.offline'
  return <PlainState title={t('notDownloaded.title')} text={t(text)} action={reload} />
}
