import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Fact, FactList } from './facts.tsx'

it.each([undefined, null, '', false])('what is not known has no label either: %j', (nothing) => {
  const { container } = render(
    <FactList>
      <Fact label="In US dollars">{nothing}</Fact>
      <Fact label="Calls">{0}</Fact>
    </FactList>,
  )
  expect(container.textContent).toBe('Calls0')
})
