// The page fidelity.md: the source of each operation's behaviour, and the tests for it.
import { posix } from 'node:path'
import { fidelityOf } from '../src/fidelity.ts'
import { listOperations } from './operation-table.mjs'

const line = (cells) => `| ${cells.join(' | ')} |`

/** The page as Markdown; `root` is the path from its folder to the project. */
export function fidelityPage(spec, root) {
  const link = (test) => `[${posix.basename(test)}](${root}/${test})`
  const rows = listOperations(spec).map(({ id, method, path, operation }) => {
    const { source, tests } = fidelityOf(operation)
    return { source, cells: [`\`${id}\``, `${method} \`${path}\``, source, tests.map(link).join(', ')] }
  })
  const count = (wanted) => rows.filter(({ source }) => source === wanted).length
  return `# How each operation is known

The source of the behaviour of the ${rows.length} operations, and the tests for it. The data is in the contract (\`x-source\`,
\`x-loopback\`) and in \`contract/src/fidelity.ts\`.

- **recorded** (${count('recorded')}): a method of LoopBack 3. The test calls it on a LoopBack 3.28 server with the contract's models
  ([packages/loopback-server](${root}/packages/loopback-server/README.md)). Its address and permissions are documented or our reading.
- **documented** (${count('documented')}): the API's documents describe it. The tests check the mock server against them.
- **our reading** (${count('our reading')}): the documents leave something open. The contract describes the behaviour that users expect.

\`lineboard check\` shows how your own server behaves.

${line(['Operation', 'Address', 'Source', 'Tests'])}
${line(['---', '---', '---', '---'])}
${rows.map(({ cells }) => line(cells)).join('\n')}
`
}
