import { describe, expect, it } from 'vitest'
import { isPicture, pictureKind } from './parse-ui-settings.ts'

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : [part])))

describe('pictureKind', () => {
  it.each([
    ['png', bytes(0x89, 'PNG', 0x0d, 0x0a, 0x1a, 0x0a, 'more')],
    ['jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
    [undefined, bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    [undefined, bytes('<?xml version="1.0"?><svg/>')],
    [undefined, bytes('<!doctype html>')],
    [undefined, bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt ')],
    [undefined, bytes(0x89, 'PNG')],
    [undefined, bytes()],
  ])('%s', (kind, head) => {
    expect(pictureKind(head)).toBe(kind)
  })
})

describe('isPicture', () => {
  it.each([
    ['data:image/png;base64,iVBORw0KGgo=', true],
    ['data:image/webp;base64,UklGRg==', true],
    ['data:image/svg+xml;base64,PHN2Zy8+', false],
    ['data:image/png;base64,', false],
    ['data:image/png,<svg>', false],
    ['javascript:alert(1)', false],
    ['https://host.example/a.png', false],
    [7, false],
  ])('%j: %s', (value, expected) => {
    expect(isPicture(value)).toBe(expected)
  })
})
