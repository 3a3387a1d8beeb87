import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { fitOfRenamed } from '../src/index.ts'

/** Writes the fit of servers with other names into a file, until the tests of this file end. */
export async function writtenFit(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lineboard-fit-'))
  afterAll(() => rm(folder, { recursive: true }))
  const file = join(folder, 'core.fit.yaml')
  // JSON is YAML, too.
  await writeFile(file, JSON.stringify(fitOfRenamed()))
  return file
}
