import { configPath } from '../../boot/prefetch-start.ts'
import { PlainState } from '../../ui/plain-state.tsx'
import { t } from '../app.messages.ts'

/** The app was installed without a configuration: what to do about it. */
export function NoConfig() {
  return (
    <PlainState
      title={t('noConfig.title')}
      text={t('noConfig.text', { path: configPath() })}
      action={{ label: t('noConfig.retry'), onPress: () => location.reload() }}
    />
  )
}
