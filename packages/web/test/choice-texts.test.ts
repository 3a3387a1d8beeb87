import { expect, it } from 'vitest'
import { importedBy } from './parse.ts'
import { sources } from './sources.ts'

const imports = (file: string) => importedBy(sources.get(file) ?? [])

it('every field with choices names its buttons in the language of the page', () => {
  const fields = [...sources.keys()].filter((file) => imports(file).includes('@mui/material/Autocomplete'))
  expect(fields.length).toBeGreaterThan(4)
  const named = /\/(choice-group\.tsx|use-lookup\.ts)$/
  expect(fields.filter((file) => !imports(file).some((path) => named.test(path)))).toEqual([])
})
