// The step `lint`, first half: prose of documents, messages and test titles.
import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { main } from './lib/failure.mjs'
import { listFiles, root } from './lib/paths.mjs'
import { findProseProblems } from './prose/lint-prose.mjs'

main(async () => {
  const files = listFiles(root).map((file) => ({ file, path: relative(root, file).split(sep).join('/') }))
  const problems = await Promise.all(
    files.map(({ file, path }) => findProseProblems(path, () => readFileSync(file, 'utf8'))),
  )
  for (const problem of problems.flat()) console.error(problem)
  return problems.flat().length > 0 ? 1 : 0
})
