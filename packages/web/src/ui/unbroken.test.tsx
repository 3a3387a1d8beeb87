import { render } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { formatPhone, loadPhonePlans } from '../shared/phone/format-phone.ts'
import { Unbroken } from './unbroken.tsx'

const numbers = ['+12125550117', '+442079460123', '+4930901820', '+34912345678', '+971501234567', '+5511912345678']
const sources = import.meta.glob<string>('../**/*.tsx', { query: '?raw', import: 'default', eager: true })
const inSentence = /(?<![=$])\{t\([^\n]*(?:formatPhone|endText)\([^\n]*\)\}/g

beforeAll(async () => void (await Promise.all(numbers.map(loadPhonePlans))))

it('no line ends within a phone number, which stays the text that it is', () => {
  for (const number of numbers.map(formatPhone)) {
    const text = `Calls to 2 numbers, 555-0100 and 10-12, go nowhere then: ${number}, ${number} …`
    const { container } = render(<Unbroken>{text}</Unbroken>)
    expect(container.textContent).toBe(text)
    expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([number, number])
  }
})

it('wherever a sentence on the screen has a phone number, it can’t break', () => {
  const shown = Object.entries(sources).filter(([path]) => !path.includes('.test.'))
  const found = shown.flatMap(([path, source]) =>
    [...source.matchAll(inSentence)].map(({ index, 0: sentence }) => ({
      path,
      sentence,
      before: source.slice(0, index),
    })),
  )
  expect(found.length).toBeGreaterThan(5)
  expect(
    found.filter(({ before }) => !/<Unbroken>\s*$/.test(before)).map(({ path, sentence }) => [path, sentence]),
  ).toEqual([])
})
