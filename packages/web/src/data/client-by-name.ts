import type { Answer, CallOptions } from '@lineboard/sdk'

/**
 * A client for operations that are known by name at run time only, such as those of a table. Methods, unlike functions,
 * may be read more loosely than they are declared, so any client is one of these.
 */
export interface ClientByName {
  call(operationId: string, args: object, options?: CallOptions): Promise<Pick<Answer, 'data' | 'leftOut'>>
}
