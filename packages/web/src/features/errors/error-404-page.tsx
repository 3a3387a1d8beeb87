import { ErrorScreen } from './error-screen.tsx'
import { t } from './errors.messages.ts'

/** There is nothing at this address. */
export function Page() {
  return <ErrorScreen heading={t('heading404')} text={t('text404')} />
}
