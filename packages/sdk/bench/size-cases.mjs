// What an app may ship of the SDK, and what it may weigh: minified and packed, with what it loads late.
import { codeOf, gzipBytes } from './bundle.mjs'

const transport = "createTransport({ baseUrl: 'https://core.example.com' })"

/** Names are those of the table in the README; budgets are bytes. */
export const sizeCases = [
  { name: 'openapi-fetch alone', source: "import createClient from 'openapi-fetch'; console.log(createClient)" },
  {
    name: 'all calls',
    source: "import { createContractClient } from '../src/index.ts'; console.log(createContractClient)",
    budget: 10_000,
  },
  {
    name: 'all calls, any server',
    source: "import { createLineboard } from '../src/index.ts'; console.log(createLineboard)",
    // With what is loaded late, such as 0.7 kB for a bulk deletion alone.
    budget: 18_900,
  },
  {
    name: 'the path client',
    source: "import { createRawClient } from '../src/raw/index.ts'; console.log(createRawClient)",
    budget: 11_650,
  },
  {
    name: 'one call',
    source: `import { bindOperation, createTransport } from '../src/index.ts'; console.log(bindOperation(${transport}, 'Customer.findById', 'GET /Customers/{id}'))`,
    budget: 4050,
  },
  {
    name: 'one call with filters',
    source: `import { bindOperation, createTransport, filters } from '../src/index.ts'; console.log(bindOperation(${transport}, 'Customer.find', 'GET /Customers list', { filters }))`,
    budget: 5950,
  },
  { name: 'iterate', source: "import { iterate } from '../src/index.ts'; console.log(iterate)" },
  {
    name: 'filter text',
    source:
      "import { parseFilterText, toWhere, formatFilterText } from '../src/index.ts'; console.log(parseFilterText, toWhere, formatFilterText)",
  },
  {
    name: 'periods',
    source: "import { periodRange, periodLabel } from '../src/index.ts'; console.log(periodRange, periodLabel)",
  },
  {
    name: 'permissions',
    source: "import { accessOf, menuVisibility } from '../src/index.ts'; console.log(accessOf, menuVisibility)",
  },
  { name: 'money', source: "import { formatInCurrency } from '../src/index.ts'; console.log(formatInCurrency)" },
  { name: 'everything', source: "import * as sdk from '../src/index.ts'; console.log(sdk)" },
]

/** Bytes of the module with all that it ever loads. */
export const sizeOf = async (source) => gzipBytes(await codeOf(source))
