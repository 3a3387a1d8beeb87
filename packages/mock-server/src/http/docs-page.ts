import type { ApiOperation } from '../contract/api-operation.ts'
import type { Contract } from '../contract/contract.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (char) => escapes[char] ?? char)

const style = `body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color-scheme:light dark}
h2{margin-top:2rem;border-bottom:1px solid #8884}li{list-style:none;margin:.35rem 0}ul{padding:0}
code{font:13px ui-monospace,monospace}b{display:inline-block;width:4.5rem;font:600 12px ui-monospace,monospace}small{opacity:.7}`

function line({ id, method, path, summary }: ApiOperation): string {
  return `<li id="${escaped(id)}"><b>${method}</b><code>${escaped(path)}</code> ${escaped(summary)} <small>${escaped(id)}</small></li>`
}

/** A page that lists every operation by the model it is about. */
export function docsPage(contract: Contract): string {
  const byModel = Map.groupBy(contract.operations, ({ id }) => id.split('.')[0] ?? id)
  const parts = [...byModel].map(
    ([model, operations]) => `<h2>${escaped(model)}</h2><ul>${operations.map(line).join('')}</ul>`,
  )
  const { title, version } = contract.document.info
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style>
<h1>${escaped(title)} <small>${escaped(version)}</small></h1><p><a href="/docs/openapi.json">openapi.json</a></p>${parts.join('')}</html>`
}
