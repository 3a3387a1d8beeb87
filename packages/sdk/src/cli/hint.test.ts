import { expect, test } from 'vitest'
import { errorMessage } from '../errors/error-message.ts'
import { NetworkError } from '../errors/lineboard-error.ts'
import { apiError } from '../errors/to-api-error.ts'
import { hintOf } from './hint.ts'

const place = { method: 'POST', url: 'http://127.0.0.1:9443/DashUsers/authenticate' }
const path = /^ The address has no \/api\/v1, where the API is: try http:\/\/127\.0\.0\.1:9443\/api\/v1\.$/
const unknown = /^ The server has no such call there\. Give the address of its API/

test.each([
  ['knows no such call', { status: 404 }, path, unknown],
  // What serves the files of the app.
  ['takes no POST', { status: 405 }, path, unknown],
  ['has no such row', { status: 404, code: 'MODEL_NOT_FOUND' }, /^$/, /^$/],
  // As LoopBack says it of what is to be replaced.
  ['has none to replace', { status: 404, message: 'Could not replace. Object with id 9 does not exist!' }, /^$/, /^$/],
  ['refuses', { status: 422 }, /^$/, /^$/],
])('a person who %s is asked elsewhere, or not', (_, described, bare, whole) => {
  const error = { message: 'no', name: 'Error', ...described }
  expect(hintOf(apiError(error, place))).toMatch(bare)
  expect(hintOf(apiError(error, { ...place, url: `${place.url}/api/v1` }))).toMatch(whole)
})

const cases: [string, RegExp, RegExp][] = [
  ['ECONNREFUSED', /nothing listens there/, /whether the server runs/],
  ['ENOTFOUND', /no such host/, /spelt/],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /signed by itself/, /NODE_EXTRA_CA_CERTS/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /nobody whom this machine trusts/, /NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_GET_ISSUER_CERT', /nobody whom this machine trusts/, /NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /nobody whom this machine trusts/, /NODE_EXTRA_CA_CERTS/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /nobody whom this machine trusts/, /NODE_EXTRA_CA_CERTS/],
  ['CERT_HAS_EXPIRED', /has expired/, /renewed/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /of another host/, /the name that the certificate is for/],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /does not speak HTTPS/, /http:\/\//],
  ['EHOSTUNREACH', /EHOSTUNREACH/, /^$/],
]
test.each(cases)('%s is said in words, with what to do', (code, words, hint) => {
  const error = new NetworkError(
    place,
    new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) }),
  )
  expect(errorMessage(error)).toMatch(words)
  expect(hintOf(error)).toMatch(hint)
})
