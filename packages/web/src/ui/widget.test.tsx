import { NotServedError } from '@lineboard/sdk/fit'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Widget } from './widget.tsx'

const answer = (error: Error) => ({ data: undefined, error, mutate: () => undefined })

it.each([
  ['leaves out what the server does not offer', true, new NotServedError('Asset.find'), 0],
  ['says so where nothing else is on the page', false, new NotServedError('Asset.find'), 1],
  ['says what failed', true, new Error('no'), 1],
])('%s', (_, isSpare, error, shown) => {
  render(
    <Widget title="Tickets" answer={answer(error)} heightPx={40} isSpare={isSpare}>
      {() => null}
    </Widget>,
  )
  expect(screen.queryAllByRole('region', { name: 'Tickets' })).toHaveLength(shown)
  expect(screen.queryAllByRole('alert')).toHaveLength(shown)
})
