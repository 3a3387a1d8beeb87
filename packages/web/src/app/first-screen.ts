import { type Access, canRead, firstPermittedSection } from '@lineboard/sdk'
import { type AppRoute, addressOf } from './app-route.ts'

/** Where a person can go: the first section not denied, in the server's order, or the first that has a screen. */
export function firstScreen(access: Access, routes: readonly AppRoute[]): string | undefined {
  const permitted = routes.filter(({ section }) => section !== undefined && canRead(access, section))
  const first = permitted.find(({ section }) => section === firstPermittedSection(access)?.section) ?? permitted[0]
  return first && addressOf(first)
}
