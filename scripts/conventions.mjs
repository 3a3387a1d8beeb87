// The rules that no linter knows: see lib/conventions.mjs.
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { findViolations } from './lib/conventions.mjs'
import { main } from './lib/failure.mjs'
import { listFiles } from './lib/files.mjs'
import { root } from './lib/paths.mjs'

main(async () => {
  const files = listFiles(root)
  const violations = files.flatMap((file) => {
    const bytes = readFileSync(file)
    if (bytes.includes(0)) return []
    return findViolations(relative(root, file).split(sep).join('/'), bytes.toString('utf8'))
  })
  for (const violation of violations) console.error(violation)
  console.log(`${files.length} files, ${violations.length} against the conventions`)
  return violations.length > 0 ? 1 : 0
})
