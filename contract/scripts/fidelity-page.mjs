// docs/fidelity.md: how it is known what each operation answers, and the tests that hold it.
import { posix } from 'node:path'
import { fidelityOf } from '../src/fidelity.ts'
import { listOperations } from './operation-table.mjs'

const BANNER = '<!-- Generated from contract/openapi.yaml by `pnpm generate`. Do not edit. -->'

const line = (cells) => `| ${cells.join(' | ')} |`
const link = (test) => `[${posix.basename(test)}](../${test})`

/** The page as Markdown. */
export function fidelityPage(spec) {
  const rows = listOperations(spec).map(({ id, method, path, operation }) => {
    const { basis, tests } = fidelityOf(operation)
    return { basis, cells: [`\`${id}\``, `${method} \`${path}\``, basis, tests.map(link).join(', ')] }
  })
  const count = (wanted) => rows.filter(({ basis }) => basis === wanted).length
  return `${BANNER}

# What is known, and what is read

How it is known what each of the ${rows.length} operations answers, and the tests that hold it. The facts stand in the contract
(\`x-basis\`, \`x-loopback\`) and in \`contract/src/fidelity.ts\`.

- **recorded** (${count('recorded')}): it is a method of LoopBack 3. The test calls it on a real LoopBack 3.28 server with the contract's
  models ([packages/loopback-server](../packages/loopback-server/README.md)). That a core API serves it under this address, and who may
  call it, is documented, or read, as for the others.
- **documented** (${count('documented')}): the API's documents say what it takes, answers and does. The tests hold the mock server to it.
- **our reading** (${count('our reading')}): the documents leave something open, and the contract says what a user of the field would expect
  ([decision 8](decisions/0008-readings-of-open-behaviour.md)).

What a server of your own does, \`lineboard check\` finds out: [the command](../packages/sdk/docs/command.md).

${line(['Operation', 'Address', 'Basis', 'Held by'])}
${line(['---', '---', '---', '---'])}
${rows.map(({ cells }) => line(cells)).join('\n')}
`
}
