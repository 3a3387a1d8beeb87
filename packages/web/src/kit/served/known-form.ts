import { entities } from '@lineboard/contract/entities'
import { useState } from 'react'
import { type LoadOnce, loadOnce } from '../../browser/lazy.ts'
import { api } from '../../data/client.ts'
import type { Form } from '../define-form.ts'
import type { Resource } from '../define-resource.ts'

/** How long a form waits to know its fields, in milliseconds. One that opens sooner offers what may be rejected on save. */
const WAITED_MS = 3000

type Loaded = LoadOnce<{ form: Form }>

/** A form without the fields that the server lacks, which is asked about those that no response has told of. */
export function knownForm(source: Loaded, entity: Resource['entity']): Loaded {
  const { has, findOut } = api().fields
  if (Object.keys(entities[entity].fields).every((field) => has(entity, field))) return source
  return loadOnce(async () => {
    const [{ form }, { servedForm, fieldsOf }] = await Promise.all([source.load(), import('./served-resource.ts')])
    const late = new Promise<void>((resolve) => void setTimeout(resolve, WAITED_MS))
    await Promise.race([findOut(entity, fieldsOf(form)), late])
    return { form: servedForm(form, (path) => has(entity, path.split('.')[0] ?? path) !== false) }
  })
}

/** The form of a resource as it opens: what becomes known later leaves what was typed as it is. */
export function useKnownForm({ form, entity }: Pick<Resource, 'form' | 'entity'>): Loaded | undefined {
  const [known] = useState(() => form && knownForm(form, entity))
  return known
}
