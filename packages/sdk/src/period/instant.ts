const INSTANT = /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/

/** Whether a value is a moment as APIs write it, with its zone: `2026-03-11T20:30:00.000Z`. What says no zone is a time on somebody's clock. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' && INSTANT.test(value) && Number.isFinite(Date.parse(value))
