import { createLineboard, type Lineboard, memorySession } from '@lineboard/sdk'

/** A client with a session, and how to end it. */
export interface SignedIn {
  api: Lineboard
  baseUrl: string
  token: () => string | undefined
  close(): Promise<void>
}

/** Signs in with LINEBOARD_URL, LINEBOARD_USERNAME and LINEBOARD_PASSWORD; again, when the session ends meanwhile. */
export async function signIn(): Promise<SignedIn> {
  const { LINEBOARD_URL: baseUrl, LINEBOARD_USERNAME: username, LINEBOARD_PASSWORD: password } = process.env
  if (!baseUrl || !username || !password) {
    throw new Error('Set LINEBOARD_URL, LINEBOARD_USERNAME and LINEBOARD_PASSWORD.')
  }
  const session = memorySession()
  const api = createLineboard({ baseUrl, session })
  await api.signIn({ username, password })
  return { api, baseUrl, token: () => session.get()?.id, close: () => api.signOut() }
}
