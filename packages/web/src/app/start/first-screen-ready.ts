import { accessKnown, hasSession } from '../../state/session.ts'
import { prepareScreen } from '../router/page-loader.ts'

/** The longest that a page stays blank for it, in milliseconds. */
const WAIT_MS = 400

/**
 * Prepares the screen that the page is opened with. Resolves when it can be drawn with what it shows first: drawn before, as an empty frame, it is
 * drawn and laid out twice, and its rows come that much later. Nobody waits for long, nor a visitor at all.
 */
export async function firstScreenReady(): Promise<void> {
  const prepared = prepareScreen(location)
  const drawable = accessKnown().then(() => (hasSession() ? prepared : undefined))
  await Promise.race([drawable, new Promise((resolve) => setTimeout(resolve, WAIT_MS))])
}
