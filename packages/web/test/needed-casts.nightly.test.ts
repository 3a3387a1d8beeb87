import { expect, it } from 'vitest'
import { unneededCasts } from './casts.ts'

it.each(['packages/sdk', 'packages/mock-server', 'packages/web'])(
  'no cast of %s says what the compiler knows already',
  async (folder) => {
    expect(await unneededCasts(folder)).toEqual([])
  },
)
