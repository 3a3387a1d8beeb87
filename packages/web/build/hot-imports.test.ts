import { expect, it } from 'vitest'
import { withHotImports } from './hot-imports.ts'

const lines = (code: string) => withHotImports(code, '/src/a.ts').split('\n')

it('what is imported on demand goes by way of the newest, and its changes are accepted', () => {
  const [first, second, accept] = lines(
    'export const a = () => import("./b.ts")\nexport const c = () => import("react")',
  )
  expect(first).toContain(
    '__hotForget("/src/a.ts");export const a = () => __hotImport("/src/a.ts ./b.ts", () => import("./b.ts"))',
  )
  expect(second).toBe('export const c = () => import("react")')
  expect(accept).toBe('import.meta.hot.accept("./b.ts", (module) => __hotReplace("/src/a.ts ./b.ts", module))')
})

it('two imports of one file are accepted once', () => {
  const code = lines('export const a = () => [import("./b.ts"), import("./b.ts")]')
  expect(code[0]?.match(/__hotImport\(/g)).toHaveLength(2)
  expect(code.filter((line) => line.includes('accept'))).toHaveLength(1)
})

it.each(['import { b } from "./b.ts"', '// as import("./b.ts") does', 'const text = "import(\\"./b.ts\\")"'])(
  'leaves %s as it is',
  (code) => {
    expect(withHotImports(code, '/src/a.ts')).toBe(code)
  },
)
