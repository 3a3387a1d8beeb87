import { expect, it } from 'vitest'
import { fieldFor } from './server-errors.ts'

const shown = [
  'name',
  'state',
  'paid',
  'roleId',
  'greeting.text',
  'targets.0.kind',
  'targets.0.recordId',
  'targets.1.kind',
]

it.each([
  ['the field itself', 'name', 'name'],
  ['the first inside of it', 'greeting', 'greeting.text'],
  ['the first of a list', 'targets', 'targets.0.kind'],
  ['the same entry of a list, where its fields are called otherwise', 'targets.1.target', 'targets.1.kind'],
  ['the same name, written otherwise', 'role_id', 'roleId'],
  ['what is chosen by name, where its id is refused', 'stateId', 'state'],
  ['what is chosen by id, where its name is refused', 'role', 'roleId'],
  ['nowhere, though a name ends alike', 'pa', undefined],
  ['beside it, where that is not shown', 'greeting.recordingId', 'greeting.text'],
  ['nowhere', 'billingId', undefined],
  ['nowhere, though a name begins alike', 'na', undefined],
])('%s', (_, path, field) => {
  expect(fieldFor(path, shown)).toBe(field)
})
