import { entities } from '@lineboard/contract/entities'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  contains,
  iterate,
  lacks,
  parseFilterText,
  periodRange,
  periodWhere,
  searchableFields,
  toWhere,
} from '../src/index.ts'
import { type SignedIn, startSignedIn } from './signed-in.ts'

let { server, api }: SignedIn = {} as SignedIn
let calls: Awaited<ReturnType<typeof api.CallLog.find>> = []
beforeAll(async () => {
  ;({ server, api } = await startSignedIn())
  calls = await api.CallLog.find()
})
afterAll(() => server.close())

const times = { timeZone: 'America/New_York', now: new Date('2026-03-11T20:30:00Z') }
