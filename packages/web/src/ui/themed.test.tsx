import { useTheme } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import { useRtl } from '@mui/system/RtlProvider'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RightToLeft } from '../app/shell/right-to-left.tsx'
import { theme } from './theme.ts'
import { themeStyles } from './theme-styles.ts'
import { Themed } from './themed.tsx'

const rules = () => [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')

const found: unknown[] = []

function Look() {
  found.push(useTheme())
  return <TextField label="Company" error />
}

const Direction = () => <output>{String(useRtl())}</output>

it('components find one theme wherever they stand, and name its variables', () => {
  render(
    <>
      <Themed>
        <Look />
      </Themed>
      <Themed>
        <Themed>
          <Look />
        </Themed>
      </Themed>
    </>,
  )
  expect(found).toEqual([theme, theme])
  expect(new Set(found).size).toBe(1)
  expect(rules()).toContain('var(--mui-palette-error-main)')
})

it('default props of the app are theirs', () => {
  render(
    <Themed>
      <TextField label="Company" />
    </Themed>,
  )
  expect(screen.getByLabelText('Company').closest('.MuiInputBase-root')?.className).toContain('MuiInputBase-sizeSmall')
})

it('its style sheets come before those of the app', () => {
  const own = document.head.appendChild(document.createElement('style'))
  render(
    <Themed>
      <TextField label="Company" />
    </Themed>,
  )
  const sheets = [...document.head.querySelectorAll('style')]
  const ofComponents = sheets.filter(({ dataset }) => dataset.emotion)
  expect(ofComponents.length).toBeGreaterThan(0)
  expect(ofComponents.every((sheet) => sheets.indexOf(sheet) < sheets.indexOf(own))).toBe(true)
  own.remove()
})

it.each([
  [false, undefined],
  [true, RightToLeft],
])('components read from right to left: %s', (isFromRight, styles) => {
  if (styles) themeStyles.RightToLeft = styles
  render(
    <Themed>
      <Direction />
    </Themed>,
  )
  expect(screen.getByRole('status').textContent).toBe(String(isFromRight))
  delete themeStyles.RightToLeft
})
