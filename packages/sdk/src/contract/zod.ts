export * from '@lineboard/contract/zod'
