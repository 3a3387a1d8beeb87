import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { initClient } from '../../data/client.ts'
import { IgnoredNote, IgnoredOfMany } from './ignored-note.tsx'

let asked: string[]

beforeEach(() => {
  asked = []
  initClient({
    wholeContract: true,
    baseUrl: 'http://core.example/api/v1',
    retry: false,
    fetch: async ({ url }) => {
      asked.push(new URL(url).searchParams.get('filter') ?? '')
      return Response.json([{ id: 1, routing_actionId: 4 }, { id: 2 }])
    },
  })
})
it('says of how many numbers a routing action decides where calls ring', () => {
  render(<IgnoredNote numbers={[{ routing_actionId: 4 }, {}, { routing_actionId: 5 }]} />)
  expect(screen.getByRole('alert').textContent).toMatch(/^2 of these numbers have a routing action/)
})

it('says nothing where every number rings at its receiving number', () => {
  render(<IgnoredNote numbers={[{}]} />)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('asks it of the numbers that are changed together', async () => {
  render(<IgnoredOfMany ids={[1, 2]} />)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^One of these numbers has a routing action/)
  expect(asked).toEqual([expect.stringContaining('"inq":[1,2]')])
})
