// What each route costs on the wire, beside its budget.
import { sizes } from './lib/route-sizes.mjs'

const round = (value) => value.toFixed(1).padStart(7)

console.log('kB on the wire (brotli) scripts   JS    CSS  budget')
for (const { path, files, jsKb, cssKb, budgetKb } of sizes) {
  const verdict = budgetKb === undefined ? '' : `${budgetKb}${jsKb > budgetKb ? '  exceeded' : ''}`
  console.log(`${path.padEnd(24)}${String(files).padStart(7)}${round(jsKb)}${round(cssKb)}  ${verdict}`)
}
if (sizes.some(({ jsKb, budgetKb = Number.POSITIVE_INFINITY }) => jsKb > budgetKb)) process.exitCode = 1
