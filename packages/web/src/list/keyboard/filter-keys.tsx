import type { SearchKind } from '@lineboard/sdk'
import { KeyGroup, type KeyLine } from '../../parts/keys/key-group.tsx'
import type { Resource } from '../../resource/define-resource.ts'
import { t } from './filter-keys.messages.ts'

/** What can be written in the filter of a list. */
export function FilterKeys({ resource }: { resource: Resource }) {
  const [key, value] = [t('key'), t('value')]
  const written: KeyLine[] = [
    { keys: [t('word')], text: t('anyText') },
    { keys: [`${key}:"${value}"`], text: t('plain') },
    { keys: [`${key}:="${value}"`, `${key}:!="${value}"`], text: t('exact') },
    { keys: [`${key}:!"${value}"`], text: t('lacks') },
    { keys: [`${key}:>="5"`, `${key}:<="5"`], text: t('bounds') },
    { keys: [`${key}:=""`, `${key}:!=""`], text: t('presence') },
    ...examplesOf(resource),
    ...(resource.periodField ? [{ keys: ['3 PM'], text: t('time') }] : []),
  ]
  return <KeyGroup title={t('written')} lines={written} />
}

/** A condition of a kind that this list has, as somebody would write it. */
function examplesOf({ columns, searchable }: Resource): KeyLine[] {
  const columnOf = (kind: SearchKind) => columns.find(({ search }) => search && searchable[search]?.kind === kind)
  const chosen = columns.find(({ search, cell }) => search && cell.choices)
  const [duration, there] = [columnOf('duration'), columnOf('reference')]
  return [
    ...(chosen ? [{ keys: [`${chosen.label}:${chosen.cell.choices?.[0]?.label}`], text: t('byLabel') }] : []),
    ...(duration ? [{ keys: [`${duration.label}:>=1:30`], text: t('duration') }] : []),
    ...(there?.cell.choices ? [{ keys: [`${there.label}:${there.cell.choices[0]?.label}`], text: t('there') }] : []),
  ]
}
