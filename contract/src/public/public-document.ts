import type { OpenApiDocument } from '../openapi-document.ts'
import { withFilterTypes } from './filter-types.ts'
import { onlyUsed } from './only-used.ts'
import { withOwnAnswers } from './own-answers.ts'
import { withStoredRows } from './stored-rows.ts'

/** The contract for people and tools that read one operation at a time: with what each answers in place. */
export const plainDocument = (document: OpenApiDocument) => onlyUsed(withStoredRows(withOwnAnswers(document)))

/** The contract as others have it: with types for filters as well, for generators of clients. */
export const publicDocument = (document: OpenApiDocument) => onlyUsed(withFilterTypes(plainDocument(document)))
