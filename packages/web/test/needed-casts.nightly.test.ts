import { expect, it } from 'vitest'
import { unneededCasts } from './casts.ts'

it('no cast of the web app says what the compiler knows by itself', async () => {
  expect(await unneededCasts('packages/web')).toEqual([])
})
