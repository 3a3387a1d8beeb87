// What each route costs on the wire, beside its budget.
import { sizes } from './lib/route-sizes.mjs'

const round = (value) => value.toFixed(1).padStart(7)

console.log('kB on the wire (brotli) scripts   JS  +grid    CSS  budgets')
for (const { path, files, jsKb, laterKb, cssKb, budgets } of sizes) {
  const verdict = budgets.map(([kb, most]) => `${most}${kb > most ? '  exceeded' : ''}`).join(', ')
  console.log(
    `${path.padEnd(24)}${String(files).padStart(7)}${round(jsKb)}${round(laterKb)}${round(cssKb)}  ${verdict}`,
  )
}
if (sizes.some(({ budgets }) => budgets.some(([kb, most]) => kb > most))) process.exitCode = 1
