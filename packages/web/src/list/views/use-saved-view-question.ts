import { reportError } from '../../data/report-error.ts'
import { useSharedQuestion } from '../../shared/views/use-shared-question.tsx'
import type { SavedView } from './saved-views.ts'
import { sharedWithOf } from './shared-with.ts'

type SharedQuestion = ReturnType<typeof useSharedQuestion>
type Ask = SharedQuestion['ask']

/** The question about a view of a list, whose people are with its template. */
export function useSavedViewQuestion() {
  const { ask, view: question } = useSharedQuestion()
  return {
    question,
    ask(kind: Parameters<Ask>[0], { name, templateId }: Pick<SavedView, 'name' | 'templateId'>, act: () => void): void {
      if (templateId === undefined) act()
      else
        sharedWithOf(templateId)
          .then((sharedWith) => ask(kind, { name, sharedWith }, act))
          .catch(reportError)
    },
  }
}
