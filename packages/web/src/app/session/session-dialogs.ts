export { LeavingQuestionDialog } from './leaving-question-dialog.tsx'
export { SignInAgainDialog } from './sign-in-again-dialog.tsx'
