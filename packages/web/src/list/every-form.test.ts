import { entities } from '@lineboard/contract/entities'
import { createMockServer, type MockServer } from '@lineboard/mock-server'
import { ValidationError } from '@lineboard/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Resource } from '../kit/define-resource.ts'
import { isOptional, isRequired } from '../kit/form/is-required.ts'
import { callByName } from '../kit/rows/calls-by-name.ts'
import { signInAt } from '../testing/sign-in-at.ts'

// What every form says of its fields, held against what the server insists on.

const declarations = import.meta.glob<Record<string, Resource>>('../features/*/*.resource.ts', { eager: true })
const added = Object.values(declarations)
  .flatMap((module) => Object.values(module))
  .flatMap(({ path, entity, form, create }) => (form && create ? [{ path, entity, form, create }] : []))

let server: MockServer
beforeAll(async () => {
  server = await createMockServer({ size: { callLogs: 5 } })
  await signInAt(server, 'super')
})
afterAll(() => server.close())

/** Fields that the server says are missing from a row of nothing. */
async function missed(create: string): Promise<string[]> {
  const refused: unknown = await callByName(create, { body: {} }).then(
    () => undefined,
    (error: unknown) => error,
  )
  const codes = refused instanceof ValidationError ? refused.details?.codes : undefined
  return Object.entries(codes ?? {}).flatMap(([field, found]) => (found.includes('presence') ? [field] : []))
}

it.each(added)('$path continues after saving by fields that its rows have', async ({ entity, form }) => {
  const { afterSave } = (await form.load()).form
  expect(Object.keys(entities[entity].fields)).toEqual(expect.arrayContaining([...(afterSave?.needs ?? [])]))
})

it.each(added)('$path calls no field optional that the server insists on', async ({ form, create }) => {
  const { schema } = (await form.load()).form
  const insisted = await missed(create)
  expect(insisted).not.toEqual([])
  expect(insisted.filter((field) => isOptional(schema, field))).toEqual([])
  expect(insisted.filter((field) => !isRequired(schema, field))).toEqual([])
})
