import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { messagesOf } from '../../../build/languages/catalogue.ts'
import { inOwnWords } from './server.messages.ts'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

const said = messagesOf(readFileSync(fromRoot('packages/web/src/lib/errors/server.messages.ts'), 'utf8'))

const servers = ['contract/{paths,shared,examples,schemas}/**/*.yaml', 'packages/{sdk,mock-server}/src/**/*.ts']
  .flatMap((pattern) => globSync(fromRoot(pattern)))
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

it('each is what a server says, and reads as that in English', () => {
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter(({ path: [key = ''], text }) => text !== key || !servers.includes(key))).toEqual([])
})

it.each(['Your card was declined.', 'What nobody knows', 'toString'])(
  '%s is shown as it came, or by its own words',
  (text) => {
    expect(inOwnWords(text)).toBe(text)
  },
)
