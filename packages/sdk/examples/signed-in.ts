import { createLineboard, type Lineboard } from '@lineboard/sdk'

/** A client with a session, and how to end it. */
export interface Session {
  api: Lineboard
  baseUrl: string
  token: () => string | undefined
  close(): Promise<void>
}

/** Signs in with LINEBOARD_URL, LINEBOARD_USERNAME and LINEBOARD_PASSWORD. */
export async function signIn(): Promise<Session> {
  const { LINEBOARD_URL: baseUrl, LINEBOARD_USERNAME: username, LINEBOARD_PASSWORD: password } = process.env
  if (!baseUrl || !username || !password) {
    throw new Error('Set LINEBOARD_URL, LINEBOARD_USERNAME and LINEBOARD_PASSWORD.')
  }
  let token: string | undefined
  const api = createLineboard({ baseUrl, tokens: { token: () => token } })
  token = (await api.DashUser.authenticate({ body: { username, password } })).id
  const close = async () => {
    await api.DashUser.logout()
    token = undefined
  }
  return { api, baseUrl, token: () => token, close }
}
