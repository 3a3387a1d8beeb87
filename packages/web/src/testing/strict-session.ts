import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { type Access, accessOf } from '@lineboard/sdk'
import { setErrorHandler } from '../data/report-error.ts'
import { initDeclarations } from '../kit/declarations.ts'
import type { Resource } from '../kit/define-resource.ts'
import { signInAt } from './sign-in-at.ts'

const files = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })

/** Every list of the app. */
export const declared: readonly Resource[] = Object.values(files).flatMap((module) => Object.values(module))

/**
 * A strict mock server with so many calls, the super administrator signed in to it by the app's own client, and the lists that the app
 * finds by their places. Its rows as they are now are kept as `signed in`. Whoever begins it closes it.
 */
export async function beginStrictSession(callLogs: number): Promise<{ server: MockServer; access: Access }> {
  const server = await createMockServer({ strict: true, size: { callLogs } })
  setErrorHandler(() => undefined)
  const client = await signInAt(server, 'super')
  initDeclarations(async (place) => {
    const found = declared.find((resource) => resource.place === place)
    if (!found) throw new Error(`There is no list at ${place}.`)
    return found
  })
  const access = accessOf(await client.DashUser.findById({ id: 1 }), [])
  server.control.snapshot('signed in')
  return { server, access }
}
