import { t } from './choice-texts.messages.ts'

/** What the buttons of a field with choices are called: without it, the library names them in English. */
export const choiceTexts = { openText: t('open'), closeText: t('close'), clearText: t('clear') }
