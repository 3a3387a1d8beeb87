import { redact } from '@lineboard/sdk'

// A token that nothing beside it names: no name of a file or function has as many letters and digits in one go.
const token = /\b(?=[A-Za-z_]*\d)\w{32,}[\w.-]*/g
const query = /\?[^\s"')]*/g
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[A-Za-z]{2,}/g
// What stands after a colon or within a name is a place in a file.
const number = /(?<![\w:.-])\+?\(?\d[\d ().-]{4,}\d\b/g

/** Text without tokens, passwords, queries, addresses of mail and numbers of people, for who mends the app. */
export const withoutPeople = (text: string): string =>
  redact(text)
    .replaceAll(token, '[redacted]')
    .replaceAll(query, '')
    .replaceAll(mail, '[e-mail]')
    .replaceAll(number, '[number]')

/** Path of a call without ids: what is no plain word stands as `:id`. */
export const plainPath = (pathname: string): string =>
  pathname
    .split('/')
    .map((part) => (part === '' || part === 'v1' || /^[A-Za-z][A-Za-z_-]*$/.test(part) ? part : ':id'))
    .join('/')
