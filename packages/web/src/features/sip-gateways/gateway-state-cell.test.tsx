import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gatewayStateCell } from './gateway-cells.tsx'

const said = (row: { health: 'reachable' | 'unknown'; enabled?: boolean }) => {
  const { container } = render(gatewayStateCell.render?.({ value: row.health, row, tabIndex: -1 }))
  return [gatewayStateCell.toText(row.health, row), container.textContent, gatewayStateCell.toFile?.(row.health, row)]
}

it('a gateway that is out of use is said to be that, whether it can be reached or not', () => {
  expect(said({ health: 'reachable', enabled: true })).toEqual(['Reachable', 'Reachable', 'Reachable'])
  expect(said({ health: 'reachable', enabled: false })).toEqual(['Not in use', 'Not in use', 'Reachable'])
  expect(said({ health: 'unknown' })).toEqual(['Not checked', 'Not checked', 'Not checked'])
})
