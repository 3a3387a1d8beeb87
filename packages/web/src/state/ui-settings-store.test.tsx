import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

// Spaces that do not break the line stand between thousands in some formats.
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')

it.each([
  ['en-US', '$1,234.50', '03/04/2026'],
  ['es-ES', '$1.234,50', '04/03/2026'],
  ['es-MX', '$1,234.50', '04/03/2026'],
  ['de-DE', '$1.234,50', '04.03.2026'],
  ['de-CH', '$1’234.50', '04.03.2026'],
  ['fr-FR', '$1 234,50', '04/03/2026'],
  ['ar-EG', '$1,234.50', '04/03/2026'],
])('visitors whose browser is in %s read amounts as they read dates', async (language, money, date) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  vi.resetModules()
  await import('./ui-settings-store.ts')
  const [numbers, dates, texts] = await Promise.all([
    import('./numbers.ts'),
    import('./dates.ts'),
    import('../lib/messages.ts'),
  ])
  expect(plain(numbers.formatMoney(1234.5))).toBe(money)
  expect(dates.formatDate('2026-03-04T12:00:00Z')).toBe(date)
  const t = texts.translator({ amount: '{amount, number}' })
  expect(t('amount', { amount: 1234.5 })).toBe(numbers.formatNumber(1234.5))
})

/** As a page that has just been opened sees it. */
async function openedStore() {
  vi.resetModules()
  return import('./ui-settings-store.ts')
}
const theme = () => document.documentElement.dataset.theme

it('a chosen scheme stays at every hour, and is kept for the next start; by the clock it follows the hour again', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00'), toFake: ['Date'] })
  const { applyUiSettings, changeUiSettings, followClock } = await openedStore()
  applyUiSettings('{}')
  expect(theme()).toBe('light')
  changeUiSettings({ colorScheme: 'dark', followsClock: false, darkTheme: { key: 'purple' }, density: 'compact' })
  expect([theme(), localStorage.getItem('colorScheme')]).toEqual(['dark', 'dark'])
  expect(JSON.parse(localStorage.getItem('look') ?? '{}')).toMatchObject({
    darkTheme: { key: 'purple' },
    density: 'compact',
  })
  changeUiSettings({ followsClock: true })
  expect([theme(), localStorage.getItem('colorScheme')]).toEqual(['light', null])
  vi.setSystemTime(new Date('2026-05-01T23:00'))
  followClock()
  expect(theme()).toBe('dark')
})

it('a date format that is chosen holds in a German browser, beside what is not chosen', async () => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE')
  const { applyUiSettings, changeUiSettings, weekStart } = await openedStore()
  const [{ formatDate }, { formatNumber }] = await Promise.all([import('./dates.ts'), import('./numbers.ts')])
  const written = () => [formatDate('2026-05-01T12:00:00Z'), formatNumber(1234.5), weekStart()]
  applyUiSettings('{}')
  expect(written()).toEqual(['01.05.2026', '1.234,5', 1])
  changeUiSettings({ dateFormat: 'mm/dd/yyyy' })
  expect(written()).toEqual(['05/01/2026', '1.234,5', 1])
})
