import { readdirSync } from 'node:fs'

// Some of the generated files name their neighbours as only bundlers read them.
export default {
  input: readdirSync('programs')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `programs/${name}`),
  platform: 'node',
  output: { dir: 'out', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
}
