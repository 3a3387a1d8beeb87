import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { labelOf } from './label-of.ts'
import { translator } from './messages.ts'

const labels: Record<string, string> = { open: 'Open' }

test.each([
  ['open', 'Open'],
  ['escalated', 'escalated'],
  ['constructor', 'constructor'],
  [undefined, ''],
  [null, ''],
])('the label of %s is "%s"', (value, label) => {
  expect(labelOf(labels, value)).toBe(label)
})

test('a text chosen by a value that nobody knows is that value, and none without one', () => {
  const t = translator({ status: { open: 'Open' } })
  const said = (value: string | undefined) => t(`status.${value as 'open'}`)
  expect(['open', 'escalated', undefined].map(said)).toEqual(['Open', 'escalated', ''])
})

test('labels of values that servers send are looked up here alone', () => {
  const src = fileURLToPath(new URL('..', import.meta.url))
  const direct = globSync('{features,parts}/**/!(*.test).{ts,tsx}', { cwd: src }).flatMap((file) =>
    (readFileSync(`${src}/${file}`, 'utf8').match(/\b\w*[lL]abels\[\w+(?:\.\w+)*\](?! \?\?)/g) ?? []).map(
      (found) => `${file}: ${found}`,
    ),
  )
  expect(direct).toEqual([])
})
