import { expect, it } from 'vitest'
import { mayBeShown } from './document-file.ts'

it.each(['application/pdf', 'image/png', 'IMAGE/JPEG', 'text/plain', 'audio/mpeg'])('%s is shown', (type) => {
  expect(mayBeShown(type)).toBe(true)
})

it.each([
  'text/html',
  'image/svg+xml',
  'application/xhtml+xml',
  'text/xml',
  'application/javascript',
  'application/pdf; text/html',
  'text/plain,text/html',
  'multipart/mixed',
  '',
])('%j is only saved, as it could run', (type) => {
  expect(mayBeShown(type)).toBe(false)
})
