export {
  createRelatedQueries,
  type ListClient,
  type RelatedQueries,
  type RelatedQueriesOptions,
} from './related-queries.ts'
export { RelatedRowsError } from './related-rows-error.ts'
export { type RelatedArgs, speaksOfRelations } from './speaks-of-relations.ts'
