import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ExplainedButton } from './explained-button.tsx'

const css = readFileSync(join(import.meta.dirname, '../app/start/print.css'), 'utf8')
/** Which buttons are printed all the same. */
const printed = (/:root\s+:is\(button,[^)]*\):not\(([^)]*)\)/.exec(css)?.[1] ?? '')
  .split(',')
  .map((each) => each.trim())

it('a word that is explained is read on paper, too, where buttons are not', () => {
  render(
    <p>
      <ExplainedButton label="Answered rate" explanation="Answered calls of all" />
      <button type="button">Refresh</button>
    </p>,
  )
  const isPrinted = (name: string) => printed.some((each) => screen.getByRole('button', { name }).matches(each))
  expect([isPrinted('Answered rate'), isPrinted('Refresh')]).toEqual([true, false])
})
