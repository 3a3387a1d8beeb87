import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MayOpenProvider } from '../../ui/may-open.ts'
import { trackingSources } from './tracking-sources.resource.ts'

it('leads to the cost per call of each source', async () => {
  const { Banner } = (await trackingSources.banner?.load()) ?? expect.fail('There is none.')
  render(
    <MayOpenProvider value={() => true}>
      <Banner searchable={trackingSources.searchable} />
    </MayOpenProvider>,
  )
  expect(screen.getByRole('link', { name: 'Cost per call' }).getAttribute('href')).toBe(
    '/service/reports/roi?period=last30',
  )
})
