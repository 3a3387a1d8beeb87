import type { CallArgs } from '@lineboard/sdk'
import { prefetchCall, useCall } from '../../src/data/use-call.ts'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { Fact, FactList } from '../../src/ui/facts.tsx'
import { PageHeader } from '../../src/ui/page-header.tsx'
import { Widget } from '../../src/ui/widget.tsx'
import { t } from './contacts.messages.ts'

const asked: CallArgs<'PhoneBook.find'> = { filter: { fields: ['country'], order: 'country ASC' } }

/** How many contacts there are in each country. */
export function ContactsReportPage() {
  const answer = useCall('PhoneBook.find', asked, { silent: true })
  return (
    <>
      <PageHeader title={t('report')} />
      <Widget title={t('title')} answer={answer} heightPx={200}>
        {(rows) => {
          const countries = Object.entries(Object.groupBy(rows, ({ country }) => country ?? t('elsewhere')))
          if (countries.length === 0) return <EmptyState title={t('none')} />
          return (
            <FactList>
              {countries.map(([country, found = []]) => (
                <Fact key={country} label={country}>
                  {t('count', { count: found.length })}
                </Fact>
              ))}
            </FactList>
          )
        }}
      </Widget>
    </>
  )
}

/** Asks ahead of need for what the page shows. */
export function askContactsReport(): void {
  prefetchCall('PhoneBook.find', asked)
}
