import { expect, it } from 'vitest'
import { withHotImports, withHotTexts } from './hot-imports.ts'

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

it('a catalogue that the start imports takes its own changes', () => {
  const code = withHotTexts('export const t = translator(messages)', '/src/places/places.messages.ts')
  expect(code).toContain('export const t = __hotTexts("/src/places/places.messages.ts", translator(messages))')
  expect(code.trim().split('\n').at(-1)).toBe('import.meta.hot.accept()')
})

it('what is no catalogue is left as it is', () => {
  expect(withHotTexts('export const t = 1', '/src/a.messages.ts')).toBe('export const t = 1')
})
