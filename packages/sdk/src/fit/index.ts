export {
  type CoreFit,
  countedCalls,
  createFit,
  type FieldFit,
  type Fit,
  FitError,
  type MappedField,
  type ModelFit,
  NoQuestionError,
  NotServedError,
  NoWordError,
  type OwnField,
} from '@lineboard/contract/fit'
