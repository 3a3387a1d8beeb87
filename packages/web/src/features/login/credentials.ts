import { t } from './login.messages.ts'

export interface Credentials {
  username: string
  password: string
  isRemembered: boolean
}

/** What is wrong, by the name of the field. */
export interface Problems {
  username?: string
  password?: string
}

/** Both are required; nothing is sent before they are there. */
export function checkCredentials({ username, password }: Credentials): Problems {
  return {
    ...(username === '' && { username: t('usernameRequired') }),
    ...(password === '' && { password: t('passwordRequired') }),
  }
}
