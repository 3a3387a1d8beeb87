import { expect as base } from '@playwright/test'

/** Expectations that wait long enough for machines with much else to do. */
export const expect = base.configure({ timeout: 15_000 })
