import { describe, expect, it } from 'vitest'
import { checkPicture, fitInto } from './picture-field.tsx'

const gif = new TextEncoder().encode('GIF89a')
const svg = new TextEncoder().encode('<svg onload="alert(1)"/>')
const megabyte = 1024 * 1024

describe('a file', () => {
  it.each([
    [5 * megabyte, gif, undefined],
    [5 * megabyte + 1, gif, 'tooLarge'],
    [300, svg, 'wrongKind'],
    [0, new Uint8Array(), 'wrongKind'],
  ])('of %i bytes', (size, head, problem) => {
    expect(checkPicture({ size }, head)).toBe(problem)
  })
})

describe('a picture', () => {
  it.each([
    [
      { width: 4000, height: 2000 },
      { width: 192, height: 96 },
    ],
    [
      { width: 1000, height: 4000 },
      { width: 48, height: 192 },
    ],
    [
      { width: 100, height: 50 },
      { width: 100, height: 50 },
    ],
    [
      { width: 9000, height: 3 },
      { width: 192, height: 1 },
    ],
  ])('of %j fits as %j', (size, fitted) => {
    expect(fitInto(size, { width: 192, height: 192 })).toEqual(fitted)
  })
})
