import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.restoreAllMocks())

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
