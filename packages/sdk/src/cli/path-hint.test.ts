import { expect, test } from 'vitest'
import { apiError } from '../errors/to-api-error.ts'
import { hintOf } from './path-hint.ts'

const place = { method: 'POST', url: 'http://127.0.0.1:9443/DashUsers/authenticate' }
const hint = ' The address has no /api/v1, where the API is: try http://127.0.0.1:9443/api/v1.'

test.each([
  ['knows no such call', { status: 404 }, hint],
  // What serves the files of the app.
  ['takes no POST', { status: 405 }, hint],
  ['has no such row', { status: 404, code: 'MODEL_NOT_FOUND' }, ''],
  ['refuses', { status: 422 }, ''],
])('whoever %s is asked elsewhere, or not', (_, described, said) => {
  expect(hintOf(apiError({ message: 'no', name: 'Error', ...described }, place))).toBe(said)
  expect(
    hintOf(apiError({ message: 'no', name: 'Error', ...described }, { ...place, url: `${place.url}/api/v1` })),
  ).toBe('')
})
