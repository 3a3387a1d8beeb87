export * from './permissions/asker.ts'
export * from './permissions/may.ts'
export * from './permissions/may-call.ts'
export * from './permissions/may-touch.ts'
