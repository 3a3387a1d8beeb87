import { describe, expect, it } from 'vitest'
import { headlineTiles } from './headline-tiles.ts'

const figures = {
  calls: 40,
  answered: 30,
  missed: 6,
  voicemail: 2,
  busy: 1,
  failed: 1,
  firstTimeCallers: 9,
  uniqueCallers: 31,
  talkSeconds: 5400,
  averageTalkSeconds: 180,
  averageRingSeconds: 8,
  charge: 12.5,
}
const none = { ...figures, calls: 0, answered: 0 }

describe('headlineTiles', () => {
  it('says how today goes beside yesterday by the same time', () => {
    expect(headlineTiles({ totals: figures, previousTotals: none }, '2:20 PM', '$148.20')).toEqual([
      { label: 'Calls', value: '40', note: '0 yesterday by 2:20 PM' },
      { label: 'Answered', value: '30', note: '75% answered' },
      { label: 'Missed', value: '6', note: '6 yesterday by 2:20 PM' },
      { label: 'Talk time', value: '1:30:00', note: '3:00 on average' },
      { label: 'Balance', value: '$148.20', note: 'Prepaid' },
    ])
  })

  it('has no rate where there are no calls, and no balance for the owner', () => {
    const tiles = headlineTiles({ totals: none, previousTotals: none }, '2:20 PM', undefined)
    expect(tiles[1]).toEqual({ label: 'Answered', value: '0', note: undefined })
    expect(tiles.at(-1)?.label).toBe('First-time callers')
  })
})
