import type { WalletForecast } from '@lineboard/sdk/forecast'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setDateSettings } from '../../state/dates.ts'
import { forecastText } from './forecast.ts'

beforeEach(() => setDateSettings({ timeZone: 'UTC' }))
afterEach(() => setDateSettings({ timeZone: 'UTC' }))

const at = new Date('2027-06-05T10:00:00Z')

test.each<[WalletForecast, string]>([
  [{ kind: 'postpaid' }, 'Calls are paid afterwards, so nothing runs out'],
  [{ kind: 'empty' }, 'Pays for nothing until funds are added'],
  [{ kind: 'unused' }, 'Nothing is charged at present, so it does not run down'],
  [{ kind: 'beyond' }, 'Lasts more than ten years with calls and renewals as now'],
  [{ kind: 'until', days: 0, at }, 'Lasts less than a day: calls and charges that are due take the rest'],
  [{ kind: 'until', days: 1, at }, 'Lasts 1 day with calls and renewals as now, until 06/05/2027'],
  [{ kind: 'until', days: 365, at }, 'Lasts 365 days with calls and renewals as now, until 06/05/2027'],
  [{ kind: 'until', days: 400, at }, 'Lasts more than a year with calls and renewals as now, until 06/05/2027'],
])('%j', (forecast, text) => expect(forecastText(forecast)).toBe(text))
