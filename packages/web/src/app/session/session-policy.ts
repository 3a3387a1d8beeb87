import { errorAction, LineboardError } from '@lineboard/sdk'
import { navigate } from 'wouter/use-browser-location'
import { setErrorHandler } from '../../data/report-error.ts'
import { placeAt } from '../../places/place-at.ts'
import { session } from '../../state/session.ts'
import { toast } from '../../state/toasts.ts'
import { firstScreen } from '../router/first-screen.ts'
import { isOfEndedSession } from './renewal.ts'
import { endSession } from './sign-out.ts'

const isPublicPath = () => placeAt(location.pathname)?.guard !== 'session'

function goToFirstSection(): void {
  const address = session.access && firstScreen(session.access)
  if (address) navigate(address)
}

/** What a failed call does to session and screen, for the whole app: the one place that decides it. */
function handleError(error: unknown, { isShown = false }: { isShown?: boolean } = {}): void {
  const action = errorAction(error, { isPublicPath: isPublicPath() })
  if (action.toast && !isShown) toast(action.toast)
  const isOver = action.session === 'logout' || isOfEndedSession(error)
  if (isOver) endSession()
  else if (action.session === 'first-section') goToFirstSection()
  if (!(error instanceof LineboardError)) console.error(error)
}

/** Makes failed calls end here, those nobody waited for as well. */
export function installSessionPolicy(): void {
  setErrorHandler(handleError)
  addEventListener('unhandledrejection', (event) => {
    if (!(event.reason instanceof LineboardError)) return
    event.preventDefault()
    handleError(event.reason)
  })
}
