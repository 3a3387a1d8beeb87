import { t } from './login.messages.ts'

export interface Credentials {
  username: string
  password: string
  isRemembered: boolean
  /** Of the authenticator app, where it was asked for. */
  code?: string
}

/** What is wrong, by the name of the field. */
export interface Problems {
  username?: string
  password?: string
  code?: string
}

/** All are required that are asked for; nothing is sent before they are there. */
export function checkCredentials({ username, password, code }: Credentials): Problems {
  return {
    ...(username === '' && { username: t('usernameRequired') }),
    ...(password === '' && { password: t('passwordRequired') }),
    ...(code === '' && { code: t('codeRequired') }),
  }
}
