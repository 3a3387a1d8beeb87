import { type ComparedFigures, type CompareQuestion, compareFigures } from '@lineboard/sdk/reports'
import { api } from '../../data/client.ts'

/** Two periods side by side. */
export const askComparison = (question: CompareQuestion, signal?: AbortSignal): Promise<ComparedFigures> =>
  compareFigures(api(), question, { signal })
