import { industries } from '@lineboard/sdk/reference/industries'
import { statesOf } from '@lineboard/sdk/reference/states'
import { expect, it } from 'vitest'
import { catalogues } from '../../../build/languages/translated-texts.ts'
import { industryName } from './industries.messages.ts'
import { stateName } from './states-us.messages.ts'

const textsOf = (name: string) => Object.fromEntries(catalogues().find((each) => each.name.endsWith(name))?.texts ?? [])

it('every line of business of the reference data has its text, and nothing else', () => {
  expect(textsOf('industries')).toEqual(Object.fromEntries(industries.map(({ key, name }) => [key, name])))
  expect(industryName({ key: 'lighthouse_keeping', name: 'Lighthouse Keeping' })).toBe('Lighthouse Keeping')
})

it('every state of the United States has its text, and nothing else', () => {
  expect(textsOf('states-us')).toEqual(Object.fromEntries(statesOf('us').map(({ code, name }) => [code, name])))
  expect(stateName('ca', { code: 'AL', name: 'Alberta' })).toBe('Alberta')
})
