import type { MockServer } from '@lineboard/mock-server'
import { createLineboard, type Lineboard } from '@lineboard/sdk'
import { initClient } from '../data/client.ts'

/** Signs somebody in at a mock server by the app's own client. */
export async function signInAt(
  { apiUrl: baseUrl }: MockServer,
  username: string,
  options: { retry?: false } = {},
): Promise<Lineboard> {
  const body = { username, password: 'Lineboard1!' }
  const { id } = await createLineboard({ baseUrl }).DashUser.authenticate({ body })
  return initClient({ ...options, baseUrl, tokens: { token: () => id } })
}
