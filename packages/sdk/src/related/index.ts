export { RelatedRowsError } from './related-conditions.ts'
export {
  createRelatedQueries,
  type ListClient,
  type RelatedQueries,
  type RelatedQueriesOptions,
} from './related-queries.ts'
export { type RelatedArgs, speaksOfRelations } from './speaks-of-relations.ts'
