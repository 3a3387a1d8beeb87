import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createMockServer } from '@lineboard/mock-server'
import { expect, test } from 'vitest'

const packageDir = join(import.meta.dirname, '..')

test('the examples of the README run, one after the other', async () => {
  const readme = readFileSync(join(packageDir, 'README.md'), 'utf8')
  const examples = [...readme.matchAll(/^```ts\n([\s\S]*?)^```/gm)].map(([, code]) => code)
  expect(examples.length).toBeGreaterThan(5)
  const server = await createMockServer({ strict: true })
  // Inside of the package, where its own name leads to it.
  mkdirSync(join(packageDir, '.cache'), { recursive: true })
  const dir = mkdtempSync(join(packageDir, '.cache/readme-'))
  try {
    const program = join(dir, 'examples.ts')
    writeFileSync(program, examples.join('\n'))
    const env = { ...process.env, LINEBOARD_API: server.apiUrl }
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], { env })
    expect(stderr).toBe('')
    expect(stdout).toMatch(/seconds on the phone\n.* 10 of \d+\ntrue \{\s+session: 'keep'/)
  } finally {
    rmSync(dir, { recursive: true })
    await server.close()
  }
})
