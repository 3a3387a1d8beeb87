import { expect, it } from 'vitest'
import { type BarsData, chartGist, type HeatData, heightOf, hrefAt } from './chart-data.ts'
import type { ChartLook } from './chart-look.ts'
import { chartOption, placeOf, tooltipLines } from './chart-option.ts'
import { pictureOption } from './picture-option.ts'

const look: ChartLook = {
  colour: {
    ...{ primary: '#4f46e5', error: '#c8262f', line: '#eee', 'line-strong': '#888', surface: '#fff' },
    ...{ 'surface-sunken': '#f1f2f8', text: '#111', 'text-muted': '#555' },
  },
  font: 'Inter',
  isAnimated: false,
}

const bars: BarsData = {
  kind: 'bars',
  series: [
    { label: 'Answered', tone: 'answered' },
    { label: 'Missed', tone: 'missed' },
  ],
  points: [
    { key: 'a', label: 'Nov 1', values: [1200, 4], href: '/a' },
    { key: 'b', label: 'Nov 2', values: [2, 1], isUnfinished: true },
  ],
}

it('draws a series as its values, told apart by pattern too, the unfinished one dashed', () => {
  const { series, animation } = chartOption(bars, look)
  const [answered, missed] = [series].flat()
  expect(animation).toBe(false)
  expect(answered).toMatchObject({ type: 'bar', stack: 'all', itemStyle: { color: '#4f46e5' } })
  expect(answered?.itemStyle).not.toHaveProperty('decal')
  expect(missed).toMatchObject({ itemStyle: { color: '#c8262f', decal: { dashArrayY: [2, 5] } } })
  expect(answered?.data).toMatchObject([{ value: 1200 }, { value: 2, itemStyle: { borderType: 'dashed' } }])
  expect(missed?.data).toMatchObject([{ value: 4 }, { value: 1 }])
})

it('draws no border where a part of a bar is nothing', () => {
  const none = { ...bars, points: [{ key: 'a', label: 'Nov 1', values: [5, 0] }] }
  const [answered, missed] = [chartOption(none, look).series].flat()
  expect(answered?.data).toEqual([{ value: 5 }])
  expect(missed?.data).toEqual([{ value: 0, itemStyle: { opacity: 0 } }])
})

it('what bars are held against is a line across standing ones, and a bar of its own under lying ones', () => {
  const beside = { label: 'Previous period', values: [900, undefined] }
  const [, , line] = [chartOption({ ...bars, beside }, look).series].flat()
  expect(line).toMatchObject({ type: 'line', name: 'Previous period', data: [900, '-'] })
  const [, , bar] = [chartOption({ ...bars, beside, isLying: true }, look).series].flat()
  expect(bar).toMatchObject({ type: 'bar', barMaxWidth: 5 })
  expect(bar).not.toHaveProperty('stack')
  expect(tooltipLines({ ...bars, beside }, 0)).toEqual([
    'Nov 1',
    'Answered: 1,200',
    'Missed: 4',
    'Previous period: 900',
  ])
  expect(tooltipLines({ ...bars, beside }, 1)).toHaveLength(3)
})

it('a picture says what the chart is about, and names its colours, in those of the theme', () => {
  const lines = ['11/01/2026, UTC', 'Harbor']
  const { option, heightPx } = pictureOption('Calls by day', bars, look, lines)
  expect(option).toMatchObject({
    backgroundColor: '#fff',
    animation: false,
    title: { text: 'Calls by day', subtext: '11/01/2026, UTC\nHarbor', textStyle: { color: '#111' } },
    legend: { textStyle: { color: '#555' } },
  })
  expect(heightPx).toBeGreaterThan(heightOf(bars) + 100)
  const single = { ...bars, series: bars.series.slice(0, 1) }
  expect(pictureOption('Calls by day', single, look, lines).option).not.toHaveProperty('legend')
})

it('a heat map is as dark as its largest value', () => {
  const heat: HeatData = {
    kind: 'heat',
    unit: 'Calls',
    columns: ['9 AM'],
    rows: ['Sun', 'Mon'],
    cells: [
      { column: 0, row: 0, value: 3 },
      { column: 0, row: 1, value: 9, href: '/m' },
    ],
  }
  expect(chartOption(heat, look)).toMatchObject({
    visualMap: { max: 9, inRange: { color: ['#f1f2f8', '#4f46e5'] } },
    series: [
      {
        data: [
          [0, 0, 3],
          [0, 1, 9],
        ],
      },
    ],
  })
  expect(chartGist(heat)).toEqual({ total: 12, most: 'Mon, 9 AM', mostValue: 9 })
  expect(tooltipLines(heat, 1)).toEqual(['Mon, 9 AM', 'Calls: 9'])
  expect(hrefAt(heat, 1)).toBe('/m')
})

it('says of a bar what it counts, and nothing of what is none', () => {
  expect(tooltipLines(bars, 0)).toEqual(['Nov 1', 'Answered: 1,200', 'Missed: 4'])
  expect(tooltipLines(bars, 1)[0]).toBe('Nov 2, so far')
  expect(tooltipLines(bars, -1)).toEqual([])
  expect(chartGist({ ...bars, points: [] })).toBeUndefined()
})

it('a press and a tooltip tell their place alike', () => {
  expect([placeOf({ dataIndex: 3 }), placeOf([{ dataIndex: 2 }, {}]), placeOf(undefined)]).toEqual([3, 2, -1])
})

it('lying bars need a line each', () => {
  expect(heightOf({ ...bars, isLying: true })).toBeGreaterThan(heightOf({ ...bars, isLying: true, points: [] }))
})
