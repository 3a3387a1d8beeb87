import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { botCheck, initCaptcha } from './bot-check.ts'

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ strict: true, size: { callLogs: 10 } })
})
afterEach(() => {
  initCaptcha({ kind: 'none' })
  server.control.reset()
})
afterAll(() => server.close())

describe('the sandbox', () => {
  const begin = () => initCaptcha({ kind: 'sandbox', url: `${server.url}/__mock/` })

  it('lets people pass, and is asked once', async () => {
    begin()
    expect(await botCheck()).toBe('passed')
    expect(server.control.journal.find({ operation: 'Sandbox.captchaToken' })).toMatchObject([{ status: 200 }])
  })

  it('refuses who gets an empty token', async () => {
    begin()
    server.control.scenarios.add({ operation: 'Sandbox.captchaToken', answers: [{ body: { token: '' } }, 'normal'] })
    expect([await botCheck(), await botCheck()]).toEqual(['refused', 'passed'])
  })

  it.each(['cut', 'malformed'] as const)('says nothing about the person when it is %s', async (kind) => {
    begin()
    server.control.faults.add({ operation: 'Sandbox.captchaToken', kind })
    expect(await botCheck()).toBe('unreachable')
  })

  it('that answers something else says nothing either', async () => {
    begin()
    server.control.faults.add({ operation: 'Sandbox.captchaToken', kind: 'status', status: 503 })
    expect(await botCheck()).toBe('unreachable')
  })
})

it('is not waited for any longer than ten seconds', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  initCaptcha({ kind: 'sandbox', url: 'http://sandbox.example/' })
  const check = botCheck()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await check).toBe('unreachable')
})

it('an installation without a captcha lets everybody pass', async () => {
  expect(await botCheck()).toBe('passed')
})
